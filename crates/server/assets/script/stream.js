// Listens to the table and shows what happened step by step: the player's own steps at once, others' at a pace that can be
// followed. Each event carries the parts of the page that changed since the page it names; no second request is made.

const PACES = { slow: 1100, even: 600, fast: 220, none: 0 };
const FAR_BEHIND = 40;
/** Over HTTP/1.1 a browser opens six connections to a server: beyond this number of streams, tabs ask now and then. */
const MOST_STREAMS = 4;
const ASK_EVERY = 3000;
/** How long other tabs have to say that they hold a stream. */
const ROLL_CALL = 80;

const main = () => document.getElementById("main");
let steps = [];
let busy = false;
let hurry = false;
let pace = PACES[document.documentElement.dataset.pace] ?? PACES.even;

/** Lets the browser answer to hands in between, so that no piece of work is long. */
const breath = () => globalThis.scheduler?.yield?.() ?? rest(0);
const shown = () => Number(main().dataset.version);
const rest = (ms) => new Promise((done) => setTimeout(done, ms));

/** Headers that ask for the table without the page around it. */
const part = () => ({ headers: { "x-pax-part": "1" } });

/** Puts a fetched table in place of the old one and lets the cards travel. */
async function show(text) {
  const next = new DOMParser().parseFromString(text, "text/html");
  const fresh = next.getElementById("main");
  if (!fresh) return location.reload();
  await breath();
  if (fresh.classList.contains("table") !== main().classList.contains("table")) return openAnew();
  const trips = takeOff(hurry ? [] : JSON.parse(fresh.dataset.moves ?? "[]"));
  change(() => {
    tell(fresh);
    morph(main(), fresh);
  });
  document.title = next.title;
  land(trips);
}

/** A table that begins or ends has another frame around it: a page to be read from its top, where a reload might scroll. */
const openAnew = () => location.replace(location.href.split("#")[0]);

/** Changes the page without losing the focus. */
function change(how) {
  const within = main().contains(document.activeElement);
  how();
  if (within && !main().contains(document.activeElement)) (document.getElementById("ask") ?? main()).focus({ preventScroll: true });
}

/** Fetches the whole table: after a gap, or where another person looks at it now. */
async function anew() {
  steps = [];
  const answer = await fetch(location.href, part());
  // Nothing that was typed is thrown away for a server that is only away for a moment.
  if (answer.status >= 500 || answer.status === 429) throw new Error(answer.statusText);
  if (!answer.ok) return location.reload();
  await show(await answer.text());
  listen();
}

/** Shows the steps that wait, one after another. */
async function follow() {
  if (busy) return;
  busy = true;
  try {
    while (steps.length) {
      if (steps.length > FAR_BEHIND || document.hidden) hurry = true;
      const step = steps.shift();
      offer(steps.length > 0);
      if (step.elsewhere || !step.lobby !== main().classList.contains("table")) return openAnew();
      if (step.from && step.from !== main().dataset.sketch) {
        // Seen already, or something is missing in between.
        if (step.to === main().dataset.sketch || step.version < shown()) continue;
        await anew();
        continue;
      }
      await breath();
      take(step);
      if (steps.length && !step.mine && pace && !hurry) await rest(pace);
      if (!steps.length) hurry = false;
    }
  } catch {
    connection(false);
    reconnect();
  } finally {
    busy = false;
    offer(false);
  }
}

/** Shows one step. */
function take(step) {
  const trips = takeOff(hurry ? [] : step.moves ?? []);
  sound(step.kinds ?? []);
  const { live } = main().dataset;
  change(() => patch(step.parts));
  Object.assign(main().dataset, { version: step.version, sketch: step.to, live });
  document.title = main().dataset.title;
  for (const line of step.lines ?? []) add("lines", line).dataset.version = step.version;
  const message = document.getElementById("message");
  // What was answered to an earlier step is over.
  if (message?.firstChild && step.lines?.length && !(message.dataset.version >= step.version)) message.replaceChildren();
  land(trips);
}

/** Faster, and straight to the player's own turn: only while something is being shown. */
function offer(yes) {
  const buttons = document.getElementById("pace");
  if (buttons) buttons.hidden = !yes;
}

function connection(yes) {
  const line = document.getElementById("connection");
  if (line && line.hidden !== yes) line.hidden = yes;
}

function add(list, ...content) {
  const item = document.createElement("li");
  item.append(...content);
  const all = document.getElementById(list);
  all?.prepend(item);
  while (all?.children.length > 400) all.lastChild.remove();
  return item;
}

/** The script keeps chronicle and chat: from a fetched page come only the lines that are missing. */
function tell(fresh) {
  for (const [list, number] of [["lines", "version"], ["said", "line"]]) {
    const newest = Number(document.getElementById(list)?.firstElementChild?.dataset[number] ?? 0);
    const items = [...(fresh.querySelector(`#${list}`)?.children ?? [])];
    for (const item of items.reverse()) if (Number(item.dataset[number]) > newest) add(list, ...item.childNodes).dataset[number] = item.dataset[number];
  }
}

const HEARD = {
  table: (step) => { steps.push(step); follow(); },
  said: ({ line, person, name, text }) => {
    if (document.querySelector(`#said [data-line="${line}"]`)) return;
    const speaker = Object.assign(document.createElement("a"), { href: `/p/${person}`, textContent: name });
    add("said", speaker, `: ${text}`).dataset.line = line;
    document.querySelector(".chat").hidden = false;
  },
};

let stream = null;
let heard = null;
let failures = 0;
let asking = 0;

const otherTabs = globalThis.BroadcastChannel ? new BroadcastChannel("pax-streams") : null;
let streaming = 0;
otherTabs?.addEventListener("message", ({ data }) => {
  if (data === "who streams" && stream) otherTabs.postMessage("this tab");
  if (data === "this tab") streaming += 1;
});

/** Whether one more tab of this browser can hold a connection. */
async function isRoom() {
  const protocol = performance.getEntriesByType("navigation")[0]?.nextHopProtocol ?? "";
  if (!otherTabs || protocol.startsWith("h2") || protocol.startsWith("h3")) return true;
  streaming = 0;
  otherTabs.postMessage("who streams");
  await rest(ROLL_CALL);
  return streaming < MOST_STREAMS;
}

function hang() {
  stream?.close();
  stream = null;
  clearTimeout(asking);
}

/** Follows the table from where the page is: over a stream, or by asking now and then. */
async function listen() {
  hang();
  heard = main().dataset.live;
  if (!await isRoom()) return ask();
  hang();
  stream = new EventSource(main().dataset.live);
  stream.addEventListener("open", () => { failures = 0; connection(true); });
  stream.addEventListener("error", () => {
    connection(false);
    // The browser tries again by itself, unless the answer was no stream.
    if (stream?.readyState === EventSource.CLOSED) reconnect();
  });
  for (const [kind, hear] of Object.entries(HEARD)) stream.addEventListener(kind, (event) => hear(JSON.parse(event.data)));
}

/** Begins anew a little later, each time after a longer pause. */
function reconnect() {
  hang();
  asking = setTimeout(() => anew().catch(() => { connection(false); reconnect(); }), Math.min(500 * 2 ** failures++, 15000));
}

/** Asks once for what has happened, and again later. */
async function ask() {
  clearTimeout(asking);
  try {
    const answer = await fetch(`${heard}&once=1`);
    if (!answer.ok) return reconnect();
    for (const event of (await answer.text()).split("\n\n")) {
      const field = (name) => event.match(new RegExp(`^${name}: (.*)$`, "m"))?.[1];
      if (field("id")) heard = heard.replace(/since=[^&]*/, `since=${field("id")}`);
      HEARD[field("event")]?.(JSON.parse(field("data")));
    }
    failures = 0;
    connection(true);
  } catch {
    connection(false);
  }
  asking = setTimeout(async () => await isRoom() ? listen() : ask(), ASK_EVERY);
}

/** After something was done here: what came of it is on its way, unless this tab has to ask. */
const hurryUp = () => { if (!stream) ask(); };

addEventListener("pagehide", hang);
addEventListener("pageshow", (event) => { if (event.persisted && main()?.dataset.live) anew().catch(reconnect); });
