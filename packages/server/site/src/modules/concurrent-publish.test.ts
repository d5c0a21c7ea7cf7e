import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseRegistry } from '@escale/contracts';
import { bundleOf } from '@escale/core/testing';
import { isIntact, sealedDigests } from '../store/file-digests';
import { readHistory } from '../registry/history';
import { siteLayout } from '../base/site-layout';
import { createScratch } from '../testing/scratch';

const escaleBundle = bundleOf('escale');
const killScript = pathToFileURL(
  path.resolve(process.cwd(), 'packages/server/site/src/testing/kill-at-rename.mjs'),
).href;
/**
 * The most critical moments of a publish: while files are copied, before and after the folder is renamed, before the registry is
 * written, and before the history is written.
 */
const worstMoments = [
  'during:descriptor',
  'before:folder',
  'after:folder',
  'before:registry',
  'after:registry',
];
const moduleIds = ['yard', 'quay', 'gate', 'crane'];

let scratch: ReturnType<typeof createScratch>;

beforeEach(() => {
  scratch = createScratch();
});

afterEach(() => scratch.remove());

function publish(distDirs: readonly string[], killAt?: string): Promise<number | null> {
  const child = spawn(
    process.execPath,
    [
      ...(killAt === undefined ? [] : ['--import', killScript]),
      escaleBundle,
      'publish',
      ...distDirs,
      '--site',
      scratch.siteDir,
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, KILL_AT: killAt } },
  );
  return new Promise((resolve) => child.on('exit', resolve));
}

/** Polls the registry as a browser would, and checks that it is always complete and that live versions have all their files. */
function watchRegistry(site: ReturnType<typeof siteLayout>) {
  const faults: string[] = [];
  let reads = 0;
  const watching = new AbortController();
  const work = (async () => {
    while (!watching.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      if (!existsSync(site.registry)) continue;
      const { entries, rejected } = parseRegistry(readFileSync(site.registry, 'utf8'));
      faults.push(...rejected);
      for (const { live } of entries)
        if (!(await isIntact(site.versionFolder(live.id, live.version), sealedDigests(live))))
          faults.push(`${live.id} ${live.version} is live and not whole`);
      reads += 1;
    }
  })();
  return {
    stop: async () => {
      watching.abort();
      await work;
      return { reads, faults };
    },
  };
}

test('twenty concurrent publishes, some killed at critical moments, leave the registry intact', async () => {
  const site = siteLayout(scratch.siteDir);
  const builds = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      scratch.moduleBuild(moduleIds[index % moduleIds.length] ?? '', `code ${index}`),
    ),
  );
  const reader = watchRegistry(site);
  const codes = await Promise.all(builds.map((build, index) => publish([build], worstMoments[index])));
  const { reads, faults } = await reader.stop();
  expect(reads).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  expect(codes).toEqual(builds.map((_, index) => (index < worstMoments.length ? null : 0)));
  const last = await Promise.all(moduleIds.map((id) => scratch.moduleBuild(id, 'last')));
  expect(await publish(last)).toBe(0);

  const { entries, rejected } = parseRegistry(readFileSync(site.registry, 'utf8'));
  expect(rejected).toEqual([]);
  expect(entries.map(({ live }) => live.id)).toEqual([...moduleIds].sort());
  const history = await readHistory(site);
  for (const { live, previous } of entries) {
    for (const { id, version, files } of [live, ...previous])
      expect(await isIntact(site.versionFolder(id, version), files)).toBe(true);
    expect(history.findLast((line) => line.id === live.id)?.version).toBe(live.version);
    expect(readdirSync(site.moduleFolder(live.id)).filter((name) => name.startsWith('.publishing-'))).toEqual(
      [],
    );
  }
  expect(readdirSync(site.root).filter((name) => name.endsWith('.writing'))).toEqual([]);
}, 180_000);
