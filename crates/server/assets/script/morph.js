// Makes the page into another one without throwing away what stays: focus, scrolling, open sheets and typed text
// survive an update. Elements are matched by id, the others by place and kind.

/** Elements that an update refers to: those that stay as they are, and those that it brings. */
let staying = new Map();
let coming = new Map();

/** Changes the parts of the page that the server sent: each is an element in which every part inside is an empty `template`
 * with that part's id. */
function patch(texts) {
  coming = new Map(texts.map(element).map((part) => [part.id, part]));
  staying = new Map();
  const named = (id) => staying.has(id) || staying.set(id, document.getElementById(id));
  for (const part of coming.values()) {
    named(part.id);
    for (const inner of part.querySelectorAll("template[id]")) named(inner.id);
  }
  // Outer parts come first. A part that is new on the page is put in where an outer one names it.
  for (const [id, part] of coming) if (staying.get(id)) morph(staying.get(id), part);
  staying = coming = new Map();
}

function element(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content.firstElementChild;
}

/** The element that a placeholder stands for. */
function meant(placeholder) {
  const { id } = placeholder;
  return staying.get(id) ?? brought(coming.get(id));
}

/** A copy for the page, with the elements that its placeholders stand for. */
function brought(fresh) {
  const copy = document.importNode(fresh, true);
  for (const inner of copy.querySelectorAll?.("template[id]") ?? []) inner.replaceWith(meant(inner));
  return copy;
}

const stands = (node) => node.localName === "template" && node.id;

/** Makes `old` look like `fresh`. Parts marked data-keep are the script's own and stay as they are. */
function morph(old, fresh) {
  if (old.dataset?.keep && old.dataset.keep === fresh.dataset.keep) return;
  // Most of a table stays the same, and the browser sees that faster than we do.
  if (old.isEqualNode(fresh)) return;
  attributes(old, fresh);
  children(old, fresh);
}

function attributes(old, fresh) {
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) {
    // What a person opened stays open.
    if (!fresh.hasAttribute(name) && !(name === "open" && old.localName === "details")) old.removeAttribute(name);
  }
}

function children(old, fresh) {
  const named = new Map();
  for (const child of old.children) if (child.id) named.set(child.id, child);
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    if (stands(wanted)) {
      at = staying.get(wanted.id) === at && at ? at.nextSibling : put(() => meant(wanted), old, at);
      continue;
    }
    let found = null;
    if (wanted.id) found = named.get(wanted.id) ?? null;
    else if (at && alike(at, wanted)) found = at;
    if (!found) {
      at = put(() => brought(wanted), old, at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else old.insertBefore(found, at);
    if (found.nodeType === Node.ELEMENT_NODE) morph(found, wanted);
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
    // What stood next may be inside the element now.
    if (at && at.parentNode !== old) at = found.nextSibling;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** Puts a node before another, which may itself move into the node; says what stands next. */
function put(make, old, at) {
  const place = document.createComment("");
  old.insertBefore(place, at);
  const node = make();
  place.replaceWith(node);
  return node.nextSibling;
}

const alike = (one, other) => one.nodeType === other.nodeType && one.nodeName === other.nodeName && !one.id;
