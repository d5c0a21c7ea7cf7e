// pnpm durability [--quick] [words]: kills, fills the disk and publishes at once; fails if an acknowledged change is lost.
require('tsx/cjs');
require('./main.ts');
