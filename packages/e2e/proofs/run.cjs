// pnpm proofs [row...]: takes each behaviour of the failure table out, and demands that its browser test falls.
require('tsx/cjs');
require('./run-proofs.ts');
