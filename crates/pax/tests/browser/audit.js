// What WCAG 2.2 AA asks of a page, as far as a script can see it. Returns what is wrong, in words.
const wrong = [];
const what = (e) => `${e.localName}${e.id ? "#" + e.id : ""}${[...e.classList].map((c) => "." + c).join("")}`;
const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
const hidden = (e) => e.closest("[aria-hidden=true]");
const all = (selector) => [...document.querySelectorAll(selector)];
const say = (rule, e, more = "") => wrong.push(`${rule}: ${what(e)} ${more}`.trim());

// 4.1.2, 1.1.1: everything that can be used, and every picture that means something, has a name.
function name(e) {
  const by = e.getAttribute("aria-labelledby");
  if (by) return by.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ").trim();
  const own = e.getAttribute("aria-label") ?? [...(e.labels ?? [])].map((l) => l.textContent).join(" ");
  return (own || spoken(e) || e.getAttribute("title") || "").trim();
}
function spoken(e) {
  let text = "";
  for (const child of e.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.nodeValue;
    else if (child.nodeType === Node.ELEMENT_NODE && child.getAttribute("aria-hidden") !== "true") {
      // What is not shown is not said.
      if (getComputedStyle(child).display === "none") continue;
      text += child.getAttribute("aria-label") ?? child.getAttribute("alt") ?? spoken(child);
    }
  }
  return text;
}
for (const e of all("button, a[href], summary, select, textarea, input:not([type=hidden]), [role=button], [role=img], iframe"))
  if (seen(e) && !hidden(e) && !name(e)) say("has no name", e);
for (const e of all("img")) if (!e.hasAttribute("alt") && !hidden(e)) say("picture without words", e);
for (const e of all("svg")) if (!hidden(e) && !e.closest("svg svg") && e.getAttribute("role") !== "img") say("picture neither named nor hidden", e, e.innerHTML.slice(0, 60));

// 4.1.2: nothing that can be focused is hidden from a screen reader.
for (const e of all("[aria-hidden=true] :is(a[href], button, input, select, summary), :is(a[href], button, input)[aria-hidden=true]")) if (seen(e)) say("can be focused and not heard", e);

// 1.3.1: ids are there once, and what is pointed at is there.
const ids = new Map();
for (const e of all("[id]")) ids.set(e.id, (ids.get(e.id) ?? 0) + 1);
for (const [id, times] of ids) if (times > 1) wrong.push(`the id ${id} is there ${times} times`);
for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "popovertarget", "for", "form"])
  for (const e of all(`[${attribute}]`))
    for (const id of e.getAttribute(attribute).split(/\s+/)) if (!ids.has(id)) say(`${attribute} leads nowhere`, e, id);
for (const e of all("a[href^='#']")) if (e.hash.length > 1 && !ids.has(decodeURIComponent(e.hash.slice(1)))) say("link leads nowhere", e, e.hash);

// 1.3.1, 2.4.1, 2.4.2, 3.1.1: the page's own order.
if (all("h1").length !== 1) wrong.push(`${all("h1").length} headings of the first order`);
if (all("main").length !== 1) wrong.push(`${all("main").length} main parts`);
if (!document.title.trim()) wrong.push("no title");
if (!document.documentElement.lang) wrong.push("no language");
if (!all("a.skip").length) wrong.push("no way past the navigation");
for (const e of all("nav")) if (!name(e) || !e.hasAttribute("aria-label") && !e.hasAttribute("aria-labelledby")) say("navigation without a name", e);
for (const e of all("ul, ol")) for (const child of e.children) if (!["li", "script", "template"].includes(child.localName)) say("list with something else in it", e, what(child));
for (const e of all("li")) if (!["ul", "ol", "menu"].includes(e.parentElement.localName)) say("item without a list", e);
for (const e of all("table")) if (!e.querySelector("th")) say("table without heads", e);
for (const e of all("[tabindex]")) if (e.tabIndex > 0) say("an order of its own", e);
if (/user-scalable\s*=\s*no|maximum-scale/.test(document.querySelector("meta[name=viewport]")?.content)) wrong.push("no zoom");
const ROLES = new Set(["alert", "status", "img", "group", "list", "listitem", "log", "meter", "note", "presentation", "none", "region", "search", "tab", "tablist", "tabpanel", "timer", "toolbar", "dialog", "progressbar"]);
for (const e of all("[role]")) if (!ROLES.has(e.getAttribute("role"))) say("unknown role", e, e.getAttribute("role"));

// 1.4.3: text can be told from what is behind it.
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const paints = new Map();
function paint(colour) {
  if (!paints.has(colour)) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    paints.set(colour, [r, g, b, a / 255]);
  }
  return paints.get(colour);
}
const over = (front, back, alpha = front[3]) => [0, 1, 2].map((i) => front[i] * alpha + back[i] * (1 - alpha)).concat(1);
const light = (colour) => {
  const [r, g, b] = colour.slice(0, 3).map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one, other) => {
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
};
/** What is behind an element, or null where a picture is: a script cannot judge that. */
function behind(e) {
  const layers = [];
  for (let at = e; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== "none") return null;
    const colour = paint(style.backgroundColor);
    if (colour[3]) layers.push(colour);
    if (colour[3] === 1) break;
  }
  let back = paint(getComputedStyle(document.documentElement).colorScheme.includes("dark") ? "#121212" : "#fff");
  for (const layer of layers.reverse()) back = over(layer, back);
  return back;
}
const told = new Set();
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let text = texts.nextNode(); text; text = texts.nextNode()) {
  const e = text.parentElement;
  if (!text.nodeValue.trim() || !seen(e) || e.closest(".sr, [disabled], svg, script, style, option")) continue;
  const style = getComputedStyle(e);
  const back = behind(e);
  if (!back) continue;
  let faint = 1;
  for (let at = e; at; at = at.parentElement) faint *= Number(getComputedStyle(at).opacity);
  const colour = paint(style.color);
  const ratio = contrast(over(colour, back, colour[3] * faint), back);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700;
  if (ratio < (large ? 3 : 4.5) - 0.01) {
    const key = what(e) + style.color + back;
    if (!told.has(key)) say("faint text", e, `in ${e.parentElement && what(e.parentElement)}: ${ratio.toFixed(2)} ${JSON.stringify(text.nodeValue.trim().slice(0, 20))}`);
    told.add(key);
  }
}

// 2.5.8: what is touched is 24 px large; what acts at the table 44. Links within a line of text are spared.
for (const e of all("button, a[href], summary, select, input:not([type=hidden])")) {
  if (!seen(e) || e.closest(".skip, .sr")) continue;
  const inline = e.localName === "a" && getComputedStyle(e).display === "inline";
  if (inline) continue;
  const hand = e.matches("input[type=checkbox], input[type=radio]") ? (e.closest("label") ?? e) : e;
  const box = hand.getBoundingClientRect();
  const least = e.matches("button[form=act]") ? 44 : 24;
  if (!box.width || !box.height) continue;
  if (box.width < least - 0.5 || box.height < least - 0.5) say(`smaller than ${least} px`, e, `${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
}
return wrong;
