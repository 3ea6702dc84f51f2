// boardgame.io's server with its in-memory store. Prints its port; at each line on standard input the CPU it used so far.

const { Server, Origins } = require("boardgame.io/server");

const server = Server({ games: [require("./game.js")], origins: [Origins.LOCALHOST] });

server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
process.stdin.on("data", () => {
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ cpu: (user + system) / 1e6 }));
});
process.stdin.on("end", () => process.exit(0));
