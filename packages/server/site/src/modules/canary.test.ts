import { readFileSync, writeFileSync } from 'node:fs';
import { formatRegistry, parseRegistry, versionFor } from '@escale/contracts';
import { promoteCanary, startCanary, stopCanary } from './canary';
import { publishModule } from './publish-module';
import { siteLayout } from '../base/site-layout';
import { createScratch } from '../testing/scratch';

let scratch: ReturnType<typeof createScratch>;
beforeEach(() => {
  scratch = createScratch();
});
afterEach(() => scratch.remove());

const entryNow = () => {
  const { entries } = parseRegistry(readFileSync(siteLayout(scratch.siteDir).registry, 'utf8'));
  return entries.find(({ live }) => live.id === 'yard')!;
};
const seenBy = (name: string) => versionFor(entryNow(), { id: name, email: `${name}@escale.test` }).version;

async function publishPair() {
  const { siteDir } = scratch;
  const live = await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', 'one') });
  const next = await publishModule({
    siteDir,
    distDir: await scratch.moduleBuild('yard', 'two'),
    canary: true,
  });
  return { siteDir, live: live.version, next: next.version };
}

it('is served to nobody until users are named, then to them and to the percentage', async () => {
  const { siteDir, live, next } = await publishPair();
  expect(seenBy('awa')).toBe(live);
  await startCanary({ siteDir, id: 'yard', version: next, percent: 0, users: ['AWA@escale.test'] });
  expect([seenBy('awa'), seenBy('yao'), versionFor(entryNow(), null).version]).toEqual([next, live, live]);
  await startCanary({ siteDir, id: 'yard', version: next, percent: 30, users: [] });
  const people = Array.from({ length: 400 }, (_, index) => seenBy(`user-${index}`));
  const share = people.filter((version) => version === next).length / people.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.4);
});

it('the public registry contains no e-mail address, even if an earlier one did', async () => {
  const { siteDir, live, next } = await publishPair();
  const { registry } = siteLayout(siteDir);
  const users = ['AWA@escale.test', 'yao'];
  await startCanary({ siteDir, id: 'yard', version: next, percent: 0, users });
  expect(readFileSync(registry, 'utf8')).not.toMatch(/awa/i);
  expect(['awa', 'yao', 'mia'].map(seenBy)).toEqual([next, next, live]);
  const entry = entryNow();
  writeFileSync(registry, formatRegistry([{ ...entry, canary: { ...entry.canary!, users } }]));
  expect(['awa', 'yao', 'mia'].map(seenBy)).toEqual([next, next, live]);
  await publishModule({ siteDir, distDir: await scratch.moduleBuild('quay', 'one') });
  expect(readFileSync(registry, 'utf8')).not.toMatch(/awa/i);
  expect(['awa', 'yao', 'mia'].map(seenBy)).toEqual([next, next, live]);
});

it('can be promoted or aborted', async () => {
  const { siteDir, live, next } = await publishPair();
  await startCanary({ siteDir, id: 'yard', version: next, percent: 100, users: [] });
  await stopCanary({ siteDir, id: 'yard' });
  expect(seenBy('awa')).toBe(live);
  await expect(promoteCanary({ siteDir, id: 'yard' })).rejects.toThrow('there is no canary');
  await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', 'two'), canary: true });
  await promoteCanary({ siteDir, id: 'yard' });
  expect(entryNow().live.version).toBe(next);
  expect(entryNow().previous.map(({ version }) => version)).toEqual([live]);
  expect(entryNow().canary).toBeUndefined();
});

it('rejects a missing version, an invalid percentage, and an empty audience', async () => {
  const { siteDir, next } = await publishPair();
  const start = (version: string, percent: number) =>
    startCanary({ siteDir, id: 'yard', version, percent, users: [] });
  await expect(start('9.9.9', 10)).rejects.toThrow('is not there; there are');
  await expect(start(next, 101)).rejects.toThrow('no share');
  await expect(start(next, 0)).rejects.toThrow('needs an audience');
});
