// pnpm attack [--quick] [words]: attacks an instance of its own on this machine and fails where an attack works.
require('tsx/cjs');
require('./main.ts');
