// After the game: waits for the review, and steps through the moments without leaving the page. Links and the slider's
// form do the same without it.

/** Asks for the review until it is there. */
async function awaitReview() {
  for (let asked = 0; asked < 200; asked += 1) {
    const section = document.querySelector("#review[data-from]");
    if (!section) return;
    await rest(asked < 5 ? 1500 : 4000);
    if (document.hidden) continue;
    try {
      const answer = await fetch(section.dataset.from + location.search);
      const next = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("review");
      if (answer.ok && next && !next.dataset.from) section.replaceWith(document.importNode(next, true));
    } catch {
      // Without a connection there is nothing to show yet.
    }
  }
}

const slider = () => document.getElementById("moment");
let wanted = null;
let visiting = false;

/** Shows another moment; of several that are asked for quickly only the last. */
async function visit(address, forward) {
  wanted = { address, forward };
  if (visiting) return;
  visiting = true;
  try {
    while (wanted) {
      const { address, forward } = wanted;
      wanted = null;
      const answer = await fetch(address, { headers: { "x-pax-part": "1" } });
      if (!answer.ok) return location.assign(address);
      const text = await answer.text();
      // Cards travel only where the next step follows from this one.
      hurry = !forward;
      await show(text);
      hurry = false;
      history.replaceState(null, "", address);
      if (!wanted && slider()) slider().value = slider().getAttribute("value");
    }
  } catch {
    location.assign(address);
  } finally {
    visiting = false;
  }
}

document.addEventListener("input", (event) => {
  if (event.target.id !== "moment") return;
  const { to, seat } = event.target.dataset;
  document.getElementById("moment-number").textContent = `${event.target.value} / ${event.target.max}`;
  visit(`${to}/${event.target.value}?seat=${seat}`, false);
});
document.addEventListener("click", (event) => {
  const step = event.target.closest?.("[data-past] a.step");
  if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  visit(step.getAttribute("href"), step.id === "on");
});
// Before the table's own keys: here the arrows go through time.
document.addEventListener("keydown", (event) => {
  if (!main()?.hasAttribute("data-past") || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input")) return;
  const id = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
  if (!id || event.target.closest?.(".scroll, .lines")) return;
  event.preventDefault();
  event.stopPropagation();
  const step = document.getElementById(id);
  if (step?.matches("a")) visit(step.getAttribute("href"), id === "on");
}, { capture: true });

awaitReview();
