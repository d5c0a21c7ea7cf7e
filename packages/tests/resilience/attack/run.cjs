// pnpm attack [--quick] [--postgres] [words]: attacks an instance of its own on this machine, with --postgres two processes on one
// PostgreSQL server. Fails if an attack works.
require('tsx/cjs');
require('./main.ts');
