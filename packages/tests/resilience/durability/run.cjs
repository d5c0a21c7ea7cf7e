// pnpm durability [--quick] [words]: kills, fills the disk and publishes at once, and fails where something acknowledged is lost.
require('tsx/cjs');
require('./main.ts');
