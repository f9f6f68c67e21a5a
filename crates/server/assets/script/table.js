// Makes a table live: listens to the viewer's stream, fetches the table's own page and swaps it in, sends forms without
// leaving the page. There are no rules of the game here, and everything works without it.

const main = () => document.getElementById("main");
const PART = { headers: { "x-pax-part": "1" } };

let fetching = false;
let wanted = null;

/** Puts a fetched page in place of the old one; parts marked data-keep stay, unless the whole page was asked for. */
function swap(text, whole) {
  const next = new DOMParser().parseFromString(text, "text/html");
  const fresh = next.getElementById("main");
  if (!fresh) return location.reload();
  const focused = document.activeElement?.id;
  const within = main().contains(document.activeElement);
  const open = new Set([...main().querySelectorAll("details[open] > summary")].map((s) => s.textContent));
  const live = main().dataset.live;
  if (!whole) {
    for (const old of main().querySelectorAll("[data-keep]")) {
      fresh.querySelector(`[data-keep="${old.dataset.keep}"]`)?.replaceWith(old);
    }
  }
  for (const summary of fresh.querySelectorAll("details > summary")) {
    if (open.has(summary.textContent)) summary.parentElement.open = true;
  }
  main().replaceWith(document.adoptNode(fresh));
  main().dataset.live = live;
  document.title = next.title;
  if (within) (document.getElementById(focused) ?? document.getElementById("ask") ?? main()).focus({ preventScroll: true });
  show(connected);
}

/** Fetches the table as it is now; while one fetch is under way the next waits, and many become one. */
async function refresh(whole = false) {
  wanted = (wanted ?? false) || whole;
  if (fetching) return;
  fetching = true;
  try {
    while (wanted !== null) {
      const all = wanted;
      wanted = null;
      const answer = await fetch(location.href, all ? {} : PART);
      const text = await answer.text();
      if (!answer.ok) return location.reload();
      swap(text, all);
    }
  } catch {
    show(false);
  } finally {
    fetching = false;
  }
}

/** Sends a form and shows what comes back. */
async function send(form, button) {
  const body = new URLSearchParams(new FormData(form, button));
  if (button) button.setAttribute("aria-busy", "true");
  try {
    // Not `form.action`: a button of that name would be found instead.
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, ...PART });
    const here = new URL(answer.url);
    // The curtain, another table, the first page: a page of its own.
    const elsewhere = answer.redirected && here.pathname + here.search !== location.pathname + location.search;
    if (elsewhere && !(here.pathname === location.pathname && new URLSearchParams(location.search).has("invitation"))) {
      return location.assign(answer.url);
    }
    swap(await answer.text(), false);
    if (form.id === "say" && answer.ok) {
      const field = document.querySelector("#say input[name=text]");
      field.value = "";
      field.focus();
    }
  } catch {
    button?.removeAttribute("aria-busy");
    show(false);
  }
}

let connected = true;

function show(yes) {
  connected = yes;
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
  stream.addEventListener("open", () => show(true));
  stream.addEventListener("error", () => {
    show(false);
    // The browser tries again by itself, unless the server said no for good.
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), 5000);
  });
  stream.addEventListener("table", (event) => {
    const { fresh, lines } = JSON.parse(event.data);
    for (const line of lines) add("lines", line);
    refresh(fresh);
  });
  stream.addEventListener("said", (event) => {
    const { line, name, text } = JSON.parse(event.data);
    if (document.querySelector(`#said [data-line="${line}"]`)) return;
    add("said", `${name}: ${text}`).dataset.line = line;
  });
  stream.addEventListener("present", () => refresh());
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

document.addEventListener("submit", (event) => {
  if (!main().contains(event.target) || event.target.getAttribute("method") !== "post") return;
  event.preventDefault();
  send(event.target, event.submitter);
});
document.addEventListener("focusin", (event) => {
  if (event.target.matches("[data-copy]")) event.target.select();
});

if (main()?.dataset.live) {
  listen();
  setInterval(tick, 1000);
}
