// pnpm gate:budgets [--list]: compares the scripts and the acts of the published site with their budgets.
require('tsx/cjs');
require('./check.ts');
