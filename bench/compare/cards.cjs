// A card game for two with hidden hands, about as long as a game of Pax for two: draw a card, play a card, until the
// deck is empty. Everything secret is stripped for each player, as boardgame.io's documentation recommends.
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");

const DECK = 54;

const Cards = {
  name: "cards",
  setup: ({ random }) => ({
    secret: { deck: random.Shuffle(Array.from({ length: DECK }, (_, card) => card)) },
    left: DECK,
    players: { 0: { hand: [] }, 1: { hand: [] } },
    played: [],
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    // On the server only: the clients do not know the deck.
    draw: {
      client: false,
      move: ({ G, playerID }) => {
        if (G.players[playerID].hand.length > 0) return INVALID_MOVE;
        G.players[playerID].hand.push(G.secret.deck.pop());
        G.left -= 1;
      },
    },
    play: {
      client: false,
      move: ({ G, playerID, events }) => {
        const card = G.players[playerID].hand.pop();
        if (card === undefined) return INVALID_MOVE;
        G.played.push(card);
        events.endTurn();
      },
    },
  },
  endIf: ({ G }) => (G.left === 0 && G.played.length === DECK ? { draw: true } : undefined),
};

module.exports = { Cards };
