// boardgame.io's server as its documentation shows it: matches in memory. The lobby has a port of its own, for with the
// versions that npm installs today the lobby's routes are not found on the game's port.
const { Server, Origins } = require("boardgame.io/server");
const { Cards } = require("./cards.cjs");

const server = Server({ games: [Cards], origins: [Origins.LOCALHOST] });
const [port, apiPort] = process.argv.slice(2).map(Number);
server.run({ port, lobbyConfig: { apiPort } }).then(() => console.log("ready"));
