// Four of boardgame.io's own clients to a table, over real sockets; each moves as soon as it sees that it may.
// node drive.js PORT TABLES SECONDS prints {"ready"}, then {"moves", "seconds"} of the measured time.

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.js");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
let moves = 0;
let seated = 0;

function sit(table, seat) {
  const client = Client({
    game,
    numPlayers: SEATS,
    multiplayer: SocketIO({ server: `http://localhost:${port}`, socketOpts: { transports: ["websocket"] } }),
    matchID: `table-${table}`,
    playerID: String(seat),
    debug: false,
  });
  let answered = -1;
  client.subscribe((state) => {
    if (!state) return;
    if (answered === -1) {
      answered = -2;
      seated++;
    }
    // A client first shows its own guess and then the server's word; a state answers once.
    const mine = state.ctx.currentPlayer === String(seat) && state.isConnected;
    if (!mine || state._stateID <= answered) return;
    answered = state._stateID;
    moves++;
    const hand = state.G.players[seat];
    if (hand.length === 7) client.moves.take(state.G.pile.length > 0 && state._stateID % 3 === 0);
    else client.moves.throwCard(state._stateID % 8);
  });
  client.start();
}

for (let table = 0; table < tables; table++) for (let seat = 0; seat < SEATS; seat++) sit(table, seat);

const waiting = setInterval(() => {
  if (seated < tables * SEATS) return;
  clearInterval(waiting);
  setTimeout(() => {
    console.log(JSON.stringify({ ready: true }));
    const from = moves;
    const start = process.hrtime.bigint();
    setTimeout(() => {
      const took = Number(process.hrtime.bigint() - start) / 1e9;
      console.log(JSON.stringify({ moves: moves - from, seconds: took }));
      process.exit(0);
    }, seconds * 1000);
  }, 1000);
}, 50);
