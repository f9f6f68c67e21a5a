// Puts the pieces together: forms are sent without leaving the page, clocks go on, tabs follow the swipe. There are no
// rules of the game here, and everything works without it.

/** Sends a form and shows what comes back. */
async function send(form, button) {
  settle();
  const body = new URLSearchParams(new FormData(form, button));
  button?.setAttribute("aria-busy", "true");
  try {
    // Not `form.action`: a button of that name would be found instead.
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, ...part() });
    const text = await answer.text();
    // What was typed stays until the server can take it.
    if (answer.status >= 500) throw new Error(answer.statusText);
    const to = answer.headers.get("x-pax-go");
    // The curtain, another table, the first page: a page of its own.
    if (to && !isHere(to)) return location.assign(to);
    if (text) say(text);
    else if (form.hasAttribute("data-anew")) await anew();
    else hurryUp();
    if (form.id === "say" && answer.ok) {
      const field = document.querySelector("#say input[name=text]");
      field.value = "";
      field.focus();
    }
  } catch {
    connection(false);
  } finally {
    button?.removeAttribute("aria-busy");
  }
}

/** Whether this address is the page that is shown. An invitation in it stays there. */
function isHere(to) {
  const there = new URL(to, location.href);
  if (there.pathname !== location.pathname) return false;
  return there.search === location.search || (!there.search && new URLSearchParams(location.search).has("invitation"));
}

/** What the server answers to this player alone stands above the table until the next step. */
function say(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("message");
  if (!fresh) return location.reload();
  const message = document.getElementById("message");
  message.replaceChildren(...fresh.childNodes);
  message.dataset.version = fresh.dataset.version;
}

/** Clocks go on between two looks at the table. */
function tick() {
  for (const clock of document.querySelectorAll("[data-runs]")) {
    const left = Math.max(0, clock.dataset.left - 1000);
    clock.dataset.left = left;
    const s = Math.ceil(left / 1000);
    if (s >= 86400) continue;
    const two = (n) => String(n).padStart(2, "0");
    const [h, m] = [Math.floor(s / 3600), Math.floor(s / 60) % 60];
    clock.textContent = h ? `${h}:${two(m)}:${two(s % 60)}` : `${m}:${two(s % 60)}`;
  }
}

/** The tab of the part that is in view. */
function tabs() {
  const parts = document.querySelector(".parts");
  if (!parts) return;
  const mark = () => {
    const seen = [...parts.children].find((part) => Math.abs(part.getBoundingClientRect().left - parts.getBoundingClientRect().left) < part.offsetWidth / 2);
    for (const tab of document.querySelectorAll(".tabs a")) {
      if (tab.hash === `#${seen?.id}`) tab.setAttribute("aria-current", "true");
      else tab.removeAttribute("aria-current");
    }
  };
  parts.addEventListener("scroll", mark, { passive: true });
  mark();
}

document.addEventListener("submit", (event) => {
  if (!main().contains(event.target) || event.target.getAttribute("method") !== "post") return;
  event.preventDefault();
  send(event.target, event.submitter);
});
document.addEventListener("click", (event) => {
  const id = event.target.closest?.("button, a")?.id;
  if (id === "faster") { pace = pace > PACES.fast ? PACES.fast : 0; }
  if (id === "catch-up") hurry = true;
  const tab = event.target.closest?.(".tabs a");
  if (tab) {
    event.preventDefault();
    const part = document.querySelector(tab.hash);
    part?.scrollIntoView({ behavior: still() ? "auto" : "smooth", block: "nearest", inline: "start" });
    part?.focus({ preventScroll: true });
  }
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-copy]")) event.target.select();
});

if (main()?.dataset.live) {
  listen();
  tabs();
  setInterval(tick, 1000);
}
