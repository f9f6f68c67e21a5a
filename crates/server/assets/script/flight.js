// Cards travel from where they were to where they are. The server says which; the page says where the places are. A copy
// flies above the page, so nothing waits for it and no click is blocked.

const TRAVEL = 300;
const STAGGER = 40;
/** How wide a card is that is nowhere on the page. */
const BORROWED = 80;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const still = () => calm.matches || document.documentElement.hasAttribute("data-still");
let aloft = [];

/** Where each moving card is now: to be asked before the page changes. */
function takeOff(moves) {
  if (still() || document.hidden) return [];
  const taken = new Set();
  return moves.slice(0, 24).map((move) => {
    const card = inPlace(move.from, move.card, taken);
    if (card) taken.add(card);
    return { ...move, start: (card ?? place(move.from))?.getBoundingClientRect() };
  });
}

/** Lets them fly to where they are after the change. First everything is looked up, then everything is moved: a look
 * after a move makes the browser lay out the whole page again. */
function land(moves) {
  const taken = new Set();
  const flights = moves.filter((move) => move.start?.width).map((move, nth) => {
    const card = inPlace(move.to, move.card, taken);
    if (card) taken.add(card);
    const to = (card ?? heap(move) ?? place(move.to))?.getBoundingClientRect();
    return { move, card, to, delay: nth * STAGGER };
  }).filter((flight) => flight.to?.width);
  if (!flights.length) return;
  for (const flight of flights) flight.copy = copied(flight.card ?? figure(flight.move), flight.card ? flight.to.width : BORROWED);
  layer().append(...flights.map((flight) => flight.copy));
  const flying = flights.map(fly);
  aloft.push(...flying);
  // All copies go at once: each change of the page costs a picture.
  Promise.allSettled(flying.map((flight) => flight.finished)).then(() => {
    for (const { copy, card } of flights) {
      copy.remove();
      card?.classList.remove("in-flight");
    }
    aloft = aloft.filter((flight) => !flying.includes(flight));
  });
}

function copied(card, width) {
  const copy = card.cloneNode(true);
  copy.removeAttribute("id");
  copy.classList.remove("in-flight");
  copy.setAttribute("aria-hidden", "true");
  // Its width is known, so nobody need look.
  copy.style.setProperty("--w", `${width}px`);
  return copy;
}

function fly({ move, card, to, delay, copy }) {
  // Only a card that is seen whole at its goal ends in its size; into a heap or a purse it shrinks.
  const width = card ? to.width : BORROWED;
  const goal = card ? to : shrunk(to);
  const at = (box) => `translate(${box.left}px, ${box.top}px) scale(${box.width / width})`;
  const lift = between(move.start, goal);
  card?.classList.add("in-flight");
  return copy.animate([{ transform: at(move.start) }, { transform: at(lift), offset: 0.55 }, { transform: at(goal) }], {
    duration: TRAVEL, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both",
  });
}

/** Whoever acts does not wait for cards in the air. */
const settle = () => aloft.slice().forEach((flight) => flight.finish());

function layer() {
  let layer = document.getElementById("flight");
  if (!layer) {
    layer = document.createElement("div");
    layer.id = "flight";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  return layer;
}

const place = (name) => document.querySelector(`[data-place="${name}"]`);
const heap = ({ to, card }) => {
  const letter = card?.[0];
  const all = place(to)?.querySelectorAll("[data-heap]") ?? [];
  return [...all].find((heap) => heap.dataset.heap[0].toUpperCase() === letter);
};
function inPlace(name, code, taken) {
  const cards = [...(place(name)?.querySelectorAll(".card") ?? [])].filter((card) => !taken.has(card) && card.offsetParent);
  return cards.findLast((card) => card.dataset.card === code) ?? (code ? null : cards.findLast((card) => card.dataset.card === "?"));
}
/** A card that is nowhere on the page: its back, or a face borrowed from elsewhere. */
function figure({ card }) {
  const known = card && document.querySelector(`.card[data-card="${card}"]:not(.chip)`);
  if (known) return known;
  const back = document.createElement("span");
  back.className = "card back market";
  return back;
}
const shrunk = (to) => ({ left: to.left + to.width / 2 - 14, top: to.top + to.height / 2 - 20, width: 28 });
const between = (a, b) => ({ left: (a.left + b.left) / 2, top: (a.top + b.top) / 2 - 18, width: Math.max(a.width, b.width) * 1.06 });
