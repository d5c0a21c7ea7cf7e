// pnpm bench <name>: runs one benchmark and prints its figures.
require('tsx/cjs');

const benches = {
  api: './api.ts',
  builds: './builds.ts',
  bulk: './bulk.ts',
  create: './create.ts',
  'fresh-start': './fresh-start.ts',
  lighthouse: './lighthouse.ts',
  load: './load.ts',
  memory: './memory.ts',
  publish: './publish.ts',
  'saved-line': './saved-line.ts',
  'set-ups': './set-ups.ts',
  sockets: './sockets.ts',
  table: './table.ts',
  'users-refetch': './users-refetch.ts',
};
const bench = benches[process.argv[2] ?? ''];
if (bench === undefined) {
  console.error(`usage: pnpm bench ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
require(bench);
