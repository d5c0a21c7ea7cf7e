import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../src/fixtures/workspace-paths';
import { runNode } from '../src/fixtures/workshop';

const rounds = 5;
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timed(args: string[]): Promise<number> {
  const started = performance.now();
  await runNode([fromRoot('packages/cli/bin/escale.mjs'), ...args]);
  return performance.now() - started;
}

/** Publishes a real module and rolls it back, each as a separate command, start-up and check included. */
async function benchPublish(): Promise<void> {
  const dist = fromRoot('mf-users/dist');
  if (!existsSync(dist)) throw new Error('mf-users/dist is missing: npm start builds it');
  const scratch = mkdtempSync(path.join(tmpdir(), 'escale-bench-'));
  const site = ['--site', path.join(scratch, 'site')];
  const times: Record<'start' | 'publish' | 'rollback', number[]> = { start: [], publish: [], rollback: [] };
  try {
    await timed(['publish', dist, ...site]);
    for (let round = 0; round < rounds; round += 1) {
      const build = path.join(scratch, `build-${round}`);
      cpSync(dist, build, { recursive: true });
      const script = readdirSync(build).find((name) => name.endsWith('.chunk.js')) ?? '';
      appendFileSync(path.join(build, script), `\n// ${round}`);
      times.start.push(await timed(['--help']));
      times.publish.push(await timed(['publish', build, ...site]));
      times.rollback.push(await timed(['rollback', 'users', ...site]));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
  }
  for (const [what, values] of Object.entries(times))
    console.log(`${what}: ${Math.round(median(values))} ms (median of ${values.length})`);
}

void benchPublish();
