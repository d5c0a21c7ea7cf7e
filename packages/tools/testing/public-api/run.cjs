// pnpm gate:api: checks the public API of each package against its report and its changesets. `--write` writes the reports,
// `--released` also what the versions of now export.
require('tsx/cjs');
require('./check.ts');
