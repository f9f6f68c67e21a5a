// Makes the page into another one without throwing away what stays: focus, scrolling, open sheets and typed text
// survive an update. Elements are matched by id, the others by place and kind.

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
    let found = null;
    if (wanted.id) found = named.get(wanted.id) ?? null;
    else if (at && alike(at, wanted)) found = at;
    if (!found) {
      old.insertBefore(document.importNode(wanted, true), at);
      continue;
    }
    if (found === at) at = at.nextSibling;
    else old.insertBefore(found, at);
    if (found.nodeType === Node.ELEMENT_NODE) morph(found, wanted);
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

const alike = (one, other) => one.nodeType === other.nodeType && one.nodeName === other.nodeName && !one.id;
