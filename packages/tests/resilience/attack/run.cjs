// pnpm attack [--quick] [--postgres] [words]: attacks an instance of its own on this machine, with --postgres two processes on
// one PostgreSQL server, and fails where an attack works.
require('tsx/cjs');
require('./main.ts');
