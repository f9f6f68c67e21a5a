// The keyboard: arrows go to the nearest thing that can be done, or else to whatever lies there; letters and numbers do it.

const LETTERS = { d: "#do-draw-1", l: "#do-look-1", p: "#do-pass-0", u: "#undo", h: "#hint", f: "#faster", n: "#notebook > summary" };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !main()?.classList.contains("table")) return;
  if (event.target.matches?.("input, select, textarea")) return;
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (way && !event.target.closest?.(".scroll, .lines")) {
    if (step(way)) event.preventDefault();
    return;
  }
  if (document.documentElement.hasAttribute("data-no-shortcuts")) return;
  if (event.key === "?") return void document.getElementById("key-sheet")?.togglePopover();
  const target = /^[1-9]$/.test(event.key)
    ? deeds()[event.key - 1]
    : document.querySelector(LETTERS[event.key.toLowerCase()] ?? "#none");
  if (!target || target.closest("[hidden]")) return;
  event.preventDefault();
  target.focus();
  target.click();
});

/** What can be done, in the order of the page. */
const deeds = () => [...document.querySelectorAll("button[form=act]")].filter((button) => button.offsetParent);
const reachable = () => [...main().querySelectorAll("button, a[href], summary, input, select")].filter((thing) => thing.offsetParent && !thing.disabled);

/** To the nearest thing in this direction: to one that can be done, if there is any. */
function step(way) {
  const here = document.activeElement;
  if (!main().contains(here) || here === main() || here.id === "ask") {
    const first = deeds()[0];
    first?.focus();
    return Boolean(first);
  }
  const next = nearest(here, way, deeds()) ?? nearest(here, way, reachable());
  next?.focus();
  return Boolean(next);
}

/** Things straight ahead come before those at the side. */
function nearest(here, [dx, dy], things) {
  const from = centre(here);
  let best = null;
  for (const thing of things) {
    if (thing === here) continue;
    const to = centre(thing);
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead <= 4 || aside > ahead * 3) continue;
    const far = ahead + aside * 2;
    if (!best || far < best.far) best = { thing, far };
  }
  return best?.thing;
}

function centre(thing) {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
