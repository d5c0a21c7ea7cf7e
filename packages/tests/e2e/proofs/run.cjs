// pnpm proofs [row...]: removes behaviours of the failure table one by one, and demands that their browser tests fail.
require('tsx/cjs');
require('./run-proofs.ts');
