// pnpm durability [--quick] [words]: kills processes, fills disks, stops the database and publishes concurrently.
// Fails if an acknowledged change is lost.
require('tsx/cjs');
require('./main.ts');
