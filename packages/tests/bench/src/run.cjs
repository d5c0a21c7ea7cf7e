// pnpm bench <name>: runs one benchmark and prints its measurements.
require('tsx/cjs');

const benches = {
  api: './api.ts',
  interactions: './interactions.ts',
  load: './load.ts',
  memory: './memory.ts',
  sockets: './sockets.ts',
  table: './table.ts',
};
const bench = benches[process.argv[2] ?? ''];
if (bench === undefined) {
  console.error(`usage: pnpm bench ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
require(bench);
