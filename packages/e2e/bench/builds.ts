import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../src/fixtures/workspace-paths';
import { runNode } from '../src/fixtures/workshop';
import { machine } from './machine';

const rounds = Number(process.env.BENCH_RUNS ?? 3);
const notCopied = new Set(['node_modules', 'dist', 'coverage']);
const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function timed(source: string, dist: string): Promise<number> {
  const started = performance.now();
  await runNode([fromRoot('packages/module-kit/build/run-build.mjs'), source, dist]);
  return (performance.now() - started) / 1_000;
}

/** Copies the sources of a module, beside links to its packages: the cache of the bundler is not among them. */
function copySources(remote: string, source: string): void {
  cpSync(fromRoot(remote), source, {
    recursive: true,
    filter: (file) => !notCopied.has(path.basename(file)),
  });
  const packages = fromRoot(remote, 'node_modules');
  if (!existsSync(packages)) return;
  mkdirSync(path.join(source, 'node_modules'));
  for (const name of readdirSync(packages).filter((entry) => !entry.startsWith('.')))
    symlinkSync(path.join(packages, name), path.join(source, 'node_modules', name));
}

/** Builds a copy of a module, which has no cache yet, then again with one line more, then again as it is. */
async function buildCopy(remote: string, scratch: string) {
  const [source, dist] = [path.join(scratch, remote), path.join(scratch, 'dist')];
  copySources(remote, source);
  const cold = await timed(source, dist);
  appendFileSync(path.join(source, 'src/module.tsx'), '\nexport const changed = true;\n');
  const changed = await timed(source, dist);
  return { cold, changed, unchanged: await timed(source, dist) };
}

/** Production builds of each module, each a process of its own, one at a time: without cache, and with one line changed. */
async function benchBuilds(): Promise<void> {
  console.log(machine());
  const remotes = readdirSync(fromRoot()).filter((name) => name.startsWith('mf-'));
  for (const remote of remotes) {
    const times: Record<'cold' | 'changed' | 'unchanged', number[]> = {
      cold: [],
      changed: [],
      unchanged: [],
    };
    for (let round = 0; round < rounds; round += 1) {
      const scratch = mkdtempSync(path.join(tmpdir(), 'escale-builds-'));
      try {
        const { cold, changed, unchanged } = await buildCopy(remote, scratch);
        times.cold.push(cold);
        times.changed.push(changed);
        times.unchanged.push(unchanged);
      } finally {
        rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
      }
    }
    const parts = Object.entries(times).map(([what, values]) => `${what} ${median(values).toFixed(1)} s`);
    console.log(`${remote}: ${parts.join(', ')} (median of ${rounds})`);
  }
}

void benchBuilds();
