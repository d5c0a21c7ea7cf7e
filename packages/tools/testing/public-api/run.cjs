// pnpm gate:api: checks the public API of each package against its report and its changesets. `--write` writes the reports;
// `--released` also records the current exports as released.
require('tsx/cjs');
require('./check.ts');
