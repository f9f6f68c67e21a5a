// Listens to the table and shows what happened step by step: one's own steps at once, others' at a pace that can be
// followed. Whatever was missed comes as the table as it stands.

const PACES = { slow: 1100, even: 600, fast: 220, none: 0 };
const FAR_BEHIND = 40;

const main = () => document.getElementById("main");
let steps = [];
let busy = false;
let failures = 0;
let hurry = false;
let pace = PACES[document.documentElement.dataset.pace] ?? PACES.even;

/** The table's own address, as it was after a version, or as it is. */
function address(version) {
  const url = new URL(location.href);
  url.hash = "";
  if (version) url.searchParams.set("version", version);
  return url;
}

/** Asks for the table alone, with what happened since the one that is shown. */
const part = () => ({ headers: { "x-pax-part": "1", "x-pax-since": String(shown()) } });

/** Lets the browser answer to hands in between, so that no piece of work is long. */
const breath = () => globalThis.scheduler?.yield?.() ?? rest(0);

/** Puts a fetched table in place of the old one and lets the cards travel. */
async function show(text) {
  const next = new DOMParser().parseFromString(text, "text/html");
  const fresh = next.getElementById("main");
  if (!fresh) return location.reload();
  await breath();
  // A table that begins or ends has another frame around it: a page to be read from its top, where a reload might scroll.
  if (fresh.classList.contains("table") !== main().classList.contains("table")) return location.replace(address());
  const within = main().contains(document.activeElement);
  if (Number(fresh.dataset.version) < shown()) return;
  const trips = takeOff(hurry ? [] : JSON.parse(fresh.dataset.moves ?? "[]"));
  sound((fresh.dataset.kinds ?? "").split(" "));
  fresh.dataset.live = main().dataset.live;
  morph(main(), fresh);
  document.title = next.title;
  land(trips);
  if (within && !main().contains(document.activeElement)) (document.getElementById("ask") ?? main()).focus({ preventScroll: true });
  connection(online);
}

const shown = () => Number(main().dataset.version);
const rest = (ms) => new Promise((done) => setTimeout(done, ms));

/** Shows the steps that wait, one after another. */
async function follow() {
  if (busy) return;
  busy = true;
  try {
    while (steps.length) {
      if (steps.length > FAR_BEHIND || document.hidden) hurry = true;
      const step = hurry ? steps.at(-1) : steps.shift();
      if (hurry) steps = [];
      if (step.version <= shown() && !step.fresh) continue;
      const last = steps.length === 0;
      offer(!last);
      const answer = await fetch(address(last ? 0 : step.version), part());
      if (!answer.ok) return location.reload();
      const text = await answer.text();
      failures = 0;
      await show(text);
      hurry = false;
      if (!last && !step.mine && pace) await rest(pace);
    }
  } catch {
    // The stream says only once that something happened: what could not be fetched is asked for again.
    connection(false);
    steps = [{ version: shown(), fresh: true }];
    setTimeout(follow, Math.min(500 * 2 ** failures++, 15000));
  } finally {
    busy = false;
    offer(false);
  }
}

/** Faster, and straight to one's own turn: only while something is being shown. */
function offer(yes) {
  const buttons = document.getElementById("pace");
  if (buttons) buttons.hidden = !yes;
}

let online = true;
function connection(yes) {
  online = yes;
  const line = document.getElementById("connection");
  if (line) line.hidden = yes;
}

function add(list, ...content) {
  const item = document.createElement("li");
  item.append(...content);
  const all = document.getElementById(list);
  all?.prepend(item);
  while (all?.children.length > 400) all.lastChild.remove();
  return item;
}

function listen() {
  const stream = new EventSource(main().dataset.live);
  stream.addEventListener("open", () => connection(true));
  stream.addEventListener("error", () => {
    connection(false);
    // The browser tries again by itself, unless the server said no for good.
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 5000);
  });
  stream.addEventListener("table", (event) => {
    const step = JSON.parse(event.data);
    for (const line of step.lines) add("lines", line);
    steps.push(step);
    follow();
  });
  stream.addEventListener("said", (event) => {
    const { line, name, text } = JSON.parse(event.data);
    if (document.querySelector(`#said [data-line="${line}"]`)) return;
    add("said", `${name}: ${text}`).dataset.line = line;
    document.querySelector(".chat").hidden = false;
  });
  stream.addEventListener("present", () => {
    if (!busy && !steps.length) steps.push({ version: shown(), fresh: true });
    follow();
  });
}
