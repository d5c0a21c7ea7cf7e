#!/usr/bin/env node
import 'tsx';

// The reader may close the pipe early, as `head` does; that is not an error.
process.stdout.on('error', (error) => {
  if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
});

const { runCommand } = await import('../src/run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
