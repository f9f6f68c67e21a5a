// Games on boardgame.io: its own clients over its own socket transport.
import { createRequire } from "node:module";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Cards } = require("./cards.cjs");

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

export async function start() {
  const [port, lobby] = [await freePort(), await freePort()];
  const program = new URL("boardgame-server.cjs", import.meta.url).pathname;
  const process_ = spawn(process.execPath, [program, String(port), String(lobby)], { stdio: ["ignore", "pipe", "ignore"] });
  for await (const line of process_.stdout) if (String(line).includes("ready")) break;
  process_.stdout.resume();
  return { process: process_, url: `http://127.0.0.1:${port}`, lobby: `http://127.0.0.1:${lobby}` };
}

async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

export async function open(server) {
  const { matchID } = await post(`${server.lobby}/games/cards/create`, { numPlayers: 2 });
  const clients = [];
  for (const playerID of ["0", "1"]) {
    const { playerCredentials } = await post(`${server.lobby}/games/cards/${matchID}/join`, { playerID, playerName: playerID });
    const multiplayer = SocketIO({ server: server.url });
    const client = Client({ game: Cards, multiplayer, matchID, playerID, credentials: playerCredentials, debug: false });
    const waiting = [];
    client.subscribe((state) => {
      for (const one of waiting.splice(0)) (state && state._stateID > one.after ? one.done() : waiting.push(one));
    });
    client.start();
    clients.push({ client, waiting });
  }
  for (const one of clients) await until(one, -1);
  return { clients };
}

function until(one, after) {
  const state = one.client.getState();
  if (state && state._stateID > after) return Promise.resolve();
  return new Promise((done) => one.waiting.push({ after, done }));
}

// One action of whoever is asked, seen by both. False when the game is over.
export async function step(game) {
  const state = game.clients[0].client.getState();
  if (state.ctx.gameover) return false;
  const player = game.clients[Number(state.ctx.currentPlayer)];
  const own = player.client.getState();
  const seen = game.clients.map((one) => until(one, own._stateID));
  if (own.G.players[state.ctx.currentPlayer].hand.length === 0) player.client.moves.draw();
  else player.client.moves.play();
  await Promise.all(seen);
  return true;
}

export function close(game) {
  for (const { client } of game.clients) client.stop();
}
