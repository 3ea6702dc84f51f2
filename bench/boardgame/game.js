// A game of Jutpatti's shape in boardgame.io's own terms: seven cards a hand, take one, throw one, nobody sees
// another's hand or the deck. It has no winner, so a table is busy for as long as it is measured.

const { PlayerView } = require("boardgame.io/core");

const EACH = 7;

function setup({ ctx, random }) {
  const deck = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++) players[seat] = deck.splice(0, EACH);
  return { secret: { deck }, players, turned: deck.pop(), pile: [], deckCount: deck.length };
}

function take({ G, playerID, random }, fromPile) {
  if (G.players[playerID].length !== EACH || (fromPile && G.pile.length === 0)) return "INVALID_MOVE";
  if (!fromPile && G.secret.deck.length === 0) {
    const top = G.pile.pop();
    G.secret.deck = random.Shuffle(G.pile);
    G.pile = [top];
  }
  G.players[playerID].push(fromPile ? G.pile.pop() : G.secret.deck.pop());
  G.deckCount = G.secret.deck.length;
}

function throwCard({ G, playerID, events }, place) {
  const hand = G.players[playerID];
  if (hand.length !== EACH + 1) return "INVALID_MOVE";
  G.pile.push(...hand.splice(place, 1));
  events.endTurn();
}

module.exports = {
  name: "pairs",
  setup,
  playerView: PlayerView.STRIP_SECRETS,
  moves: { take: { move: take, client: false }, throwCard },
  disableUndo: true,
};
