#!/usr/bin/env node
import 'tsx';

// Whoever read the output may have seen enough, as `head` has; the work itself is done.
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
});

const { runCommand } = await import('../src/run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
