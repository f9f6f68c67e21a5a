// Dragging a card is another way to press its button: every action's button says where its card would be dropped, and
// the places say their names. What cannot be done has no button, so nothing can be dropped there.

let drag = null;

/** The actions that start from what is under the pointer. */
function deedsOf(target) {
  const source = target.closest?.("[data-source]");
  if (source) return [...source.closest("li").querySelectorAll("button[data-to]")];
  const held = target.closest?.("button[data-to]");
  return held && held.querySelector(".card") ? [held] : [];
}

document.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  const deeds = deedsOf(event.target);
  const card = event.target.closest?.(".card");
  if (deeds.length && card) drag = { deeds, card, x: event.clientX, y: event.clientY, ghost: null, pointer: event.pointerId };
});

document.addEventListener("pointermove", (event) => {
  if (!drag || drag.pointer !== event.pointerId) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.ghost) {
    // A finger that moves sideways scrolls; one that moves up or down, or a mouse, drags.
    if (Math.hypot(dx, dy) < 8) return;
    if (event.pointerType === "touch" && Math.abs(dx) > Math.abs(dy)) return void (drag = null);
    lift();
  }
  drag.ghost.style.transform = `translate(${drag.box.left + dx}px, ${drag.box.top + dy}px) rotate(-2deg)`;
  const zone = zoneAt(event.clientX, event.clientY);
  for (const other of document.querySelectorAll("[data-zone].over")) if (other !== zone) other.classList.remove("over");
  zone?.classList.add("over");
});

function lift() {
  settle();
  drag.box = drag.card.getBoundingClientRect();
  drag.ghost = drag.card.cloneNode(true);
  layer().append(drag.ghost);
  drag.card.classList.add("dragging");
  document.body.classList.add("dragging-now");
}

/** The place under the pointer, if one of the card's actions leads there. */
function zoneAt(x, y) {
  const zone = document.elementFromPoint(x, y)?.closest("[data-zone]");
  return zone && drag.deeds.some((deed) => deed.dataset.to === zone.dataset.zone) ? zone : null;
}

function drop(event) {
  if (!drag || drag.pointer !== event.pointerId) return;
  const done = drag;
  const zone = drag.ghost && event.type === "pointerup" ? zoneAt(event.clientX, event.clientY) : null;
  drag = null;
  if (!done.ghost) return;
  done.ghost.remove();
  done.card.classList.remove("dragging");
  document.body.classList.remove("dragging-now");
  for (const other of document.querySelectorAll("[data-zone].over")) other.classList.remove("over");
  // The click that follows belongs to the drag and not to the button.
  const swallow = (click) => { click.preventDefault(); click.stopPropagation(); };
  addEventListener("click", swallow, { capture: true, once: true });
  // A drag that ends over something else has no click: the next one is meant.
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  const deed = zone && done.deeds.find((deed) => deed.dataset.to === zone.dataset.zone);
  if (deed) deed.form.requestSubmit(deed);
}
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);
document.addEventListener("dragstart", (event) => { if (event.target.closest?.(".card, .held")) event.preventDefault(); });
