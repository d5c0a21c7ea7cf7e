import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommands } from '../src/fixtures/own-repository';

const goalSeconds = 60;

/** Creates a module in a repository of its own, outside the checkout, until its build is checked. */
async function benchCreate(): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'escale-create-'));
  const folder = path.join(scratch, 'repository');
  const timed = async (commands: readonly string[]) => {
    const started = performance.now();
    const output = await runCommands(commands, folder, path.join(scratch, 'site'));
    if (output.includes('FAILS')) throw new Error(output);
    return (performance.now() - started) / 1_000;
  };
  try {
    console.log(`packs: ${(await timed(['pnpm escale pack --to packs'])).toFixed(1)} s`);
    const seconds = await timed([
      'pnpm escale create quay --standalone --packs packs --label Quai',
      'cd mf-quay',
      'pnpm install',
      'npm run build',
      'npm run check',
    ]);
    console.log(`create, install, build, check: ${seconds.toFixed(1)} s (goal ${goalSeconds})`);
    if (seconds > goalSeconds) process.exitCode = 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
  }
}

void benchCreate();
