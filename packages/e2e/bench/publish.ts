import { shellOfferFile, type ShellOffer } from '@escale/contracts';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

/** A build of the shell with another design system than the modules were built with. */
function incompatibleShell(dist: string, folder: string, round: number): string {
  cpSync(dist, folder, { recursive: true });
  const offer = path.join(folder, shellOfferFile);
  const { shared, ...rest } = JSON.parse(readFileSync(offer, 'utf8')) as ShellOffer;
  const next = Object.entries(shared).map(([name, version]) => [
    name,
    name.startsWith('@escale/design-system') ? `2.0.${round}` : version,
  ]);
  writeFileSync(offer, JSON.stringify({ ...rest, shared: Object.fromEntries(next) }));
  appendFileSync(path.join(folder, 'index.html'), `<!-- ${round} -->`);
  return folder;
}

/**
 * Publishes a real module and rolls it back, then forces a shell on it that refuses it and takes that back, each as a
 * separate command, start-up and check included.
 */
async function benchPublish(): Promise<void> {
  const dist = fromRoot('mf-users/dist');
  const shell = fromRoot('shell/dist');
  for (const folder of [dist, shell])
    if (!existsSync(folder)) throw new Error(`${folder} is missing: npm start builds it`);
  const scratch = mkdtempSync(path.join(tmpdir(), 'escale-bench-'));
  const site = ['--site', path.join(scratch, 'site')];
  const times: Record<'start' | 'publish' | 'rollback' | 'forced shell' | 'rollback shell', number[]> = {
    start: [],
    publish: [],
    rollback: [],
    'forced shell': [],
    'rollback shell': [],
  };
  try {
    await timed(['publish-shell', shell, ...site]);
    await timed(['publish', dist, ...site]);
    for (let round = 0; round < rounds; round += 1) {
      const build = path.join(scratch, `build-${round}`);
      cpSync(dist, build, { recursive: true });
      const script = readdirSync(build).find((name) => name.endsWith('.chunk.js')) ?? '';
      appendFileSync(path.join(build, script), `\n// ${round}`);
      times.start.push(await timed(['--help']));
      times.publish.push(await timed(['publish', build, ...site]));
      times.rollback.push(await timed(['rollback', 'users', ...site]));
      const other = incompatibleShell(shell, path.join(scratch, `shell-${round}`), round);
      times['forced shell'].push(await timed(['publish-shell', other, '--force', 'bench', ...site]));
      times['rollback shell'].push(await timed(['rollback', 'shell', ...site]));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
  }
  for (const [what, values] of Object.entries(times))
    console.log(`${what}: ${Math.round(median(values))} ms (median of ${values.length})`);
}

void benchPublish();
