#!/usr/bin/env node
import 'tsx';

const { runCommand } = await import('../src/run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
