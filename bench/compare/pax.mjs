// Games of Pax: HTTP for what is done, an event stream per player for what is seen. Every action is on disk before it is
// answered.
import { spawn } from "node:child_process";
import http from "node:http";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

export async function start(program) {
  const folder = mkdtempSync(join(tmpdir(), "pax-compare-"));
  const words = ["serve", "--port", "0", "--log", "error", "--database", join(folder, "pax.sqlite")];
  const process_ = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  for await (const piece of process_.stdout) {
    text += piece;
    const found = text.match(/http:\/\/\S+:(\d+)\//);
    if (found) return { process: process_, port: Number(found[1]) };
  }
  throw new Error("the server said nothing");
}

function ask(server, path, token, body) {
  const bytes = JSON.stringify(body);
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(bytes) };
  if (token) headers.Authorization = `Bearer ${token}`;
  return new Promise((done, failed) => {
    const options = { host: "127.0.0.1", port: server.port, path: `/api/v1${path}`, method: "POST", headers, agent };
    const request = http.request(options, (answer) => {
      let text = "";
      answer.on("data", (piece) => (text += piece));
      answer.on("end", () => {
        if (answer.statusCode >= 300) failed(new Error(`${path}: ${answer.statusCode} ${text}`));
        else done(text ? JSON.parse(text) : {});
      });
    });
    request.on("error", failed);
    request.end(bytes);
  });
}

function watch(server, table, token) {
  const one = { view: null, waiting: [], request: null };
  const headers = { Authorization: `Bearer ${token}` };
  const path = `/api/v1/tables/${table}/events`;
  one.request = http.get({ host: "127.0.0.1", port: server.port, path, headers, agent: false }, (answer) => {
    let text = "";
    answer.setEncoding("utf8");
    answer.on("data", (piece) => {
      text += piece;
      for (let end; (end = text.indexOf("\n\n")) >= 0; text = text.slice(end + 2)) {
        const lines = text.slice(0, end).split("\n");
        if (lines[0] !== "event: table") continue;
        one.view = JSON.parse(lines.find((line) => line.startsWith("data: ")).slice(6)).view;
        for (const wait of one.waiting.splice(0)) one.view.version > wait.after ? wait.done() : one.waiting.push(wait);
      }
    });
    answer.on("error", () => {});
  });
  one.request.on("error", () => {});
  return one;
}

function until(one, after) {
  if (one.view && one.view.version > after) return Promise.resolve();
  return new Promise((done) => one.waiting.push({ after, done }));
}

export async function open(server) {
  const tokens = [];
  for (const name of ["Ada", "Ben"]) tokens.push((await ask(server, "/guests", null, { name })).token);
  const { table } = await ask(server, "/tables", tokens[0], { players: 2, public: true });
  await ask(server, `/tables/${table}/join`, tokens[1], {});
  const eyes = tokens.map((token) => watch(server, table, token));
  for (const one of eyes) await until(one, 0);
  for (const one of eyes) while (one.view.phase === "gathering") await until(one, one.view.version);
  return { server, table, tokens, eyes, turn: 0 };
}

// One action of whoever is asked, seen by both. False when the game is over.
export async function step(game) {
  const seat = game.eyes.findIndex((one) => one.view.possible.length > 0);
  if (seat < 0) return false;
  const view = game.eyes[seat].view;
  const choice = view.possible[(game.turn++ * 5) % view.possible.length];
  const seen = game.eyes.map((one) => until(one, view.version));
  const body = { action: choice.action, after: view.you.after };
  await Promise.all([ask(game.server, `/tables/${game.table}/act`, game.tokens[seat], body), ...seen]);
  return true;
}

export function close(game) {
  for (const one of game.eyes) one.request.destroy();
}
