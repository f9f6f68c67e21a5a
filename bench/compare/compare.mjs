// node compare.mjs PAX [--games N] [--seconds N]: the same flow on both servers, one after the other, by the same driver.
import { readFileSync } from "node:fs";
import * as boardgame from "./boardgame.mjs";
import * as pax from "./pax.mjs";

const words = process.argv.slice(2);
const number = (flag, otherwise) => (words.includes(flag) ? Number(words[words.indexOf(flag) + 1]) : otherwise);
const games = number("--games", 100);
const seconds = number("--seconds", 20);

const resident = (process_) =>
  Number(readFileSync(`/proc/${process_.pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)[1]) * 1024;
// Processor time in hundredths of a second: other programs on the machine hardly change it.
const spent = (process_) => {
  const fields = readFileSync(`/proc/${process_.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return Number(fields[11]) + Number(fields[12]);
};

async function measure(name, server, side) {
  const before = resident(server.process);
  let open = await Promise.all(Array.from({ length: games }, () => side.open(server)));
  const perTable = (resident(server.process) - before) / games;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const billed = spent(server.process);
  const times = [];
  let finished = 0;
  await Promise.all(
    open.map(async (game) => {
      while (performance.now() < end) {
        const sent = performance.now();
        if (await side.step(game)) times.push(performance.now() - sent);
        else {
          finished += 1;
          side.close(game);
          game = await side.open(server);
        }
      }
      side.close(game);
    }),
  );
  const took = (performance.now() - begun) / 1000;
  const cpu = ((spent(server.process) - billed) * 10_000) / times.length;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(1);
  console.log(
    `${name}: ${(times.length / took).toFixed(0)} actions/s, seen by both after ${at(0.5)} ms (median), ${at(0.99)} ms (99 of 100); ` +
      `${cpu.toFixed(0)} µs of the server's CPU per action; ${(perTable / 1024).toFixed(0)} KiB per table; ${finished} games finished`,
  );
  server.process.kill("SIGKILL");
}

if (!words[0] || words[0].startsWith("--")) {
  console.error("node compare.mjs PAX [--games N] [--seconds N]   PAX: the program, built with --release");
  process.exit(2);
}
console.log(`${games} games at a time, ${seconds} s each, clients and server on one machine`);
await measure("boardgame.io, in memory", await boardgame.start(), boardgame);
await measure("Pax, every action on disk", await pax.start(words[0]), pax);
process.exit(0);
