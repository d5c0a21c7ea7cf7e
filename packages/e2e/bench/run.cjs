// pnpm bench <name>: runs one benchmark and prints its figures.
require('tsx/cjs');

const benches = {
  'first-load': () => require('./first-load.ts').benchFirstLoad(),
  'fresh-start': () => require('./fresh-start.ts').benchFreshStart(),
};
const bench = benches[process.argv[2] ?? ''];
if (bench === undefined) {
  console.error(`usage: pnpm bench ${Object.keys(benches).join(' | ')}`);
  process.exit(2);
}
bench().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
