/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseRegistry, versionFor } from '@escale/contracts';
import { promoteCanary, startCanary, stopCanary } from './canary';
import { publishModule } from './publish-module';
import { siteLayout } from './site-layout';
import { createScratch } from './test-dist';

let scratch: ReturnType<typeof createScratch>;
beforeEach(() => {
  scratch = createScratch();
});
afterEach(() => scratch.remove());

const entryNow = () => {
  const [entry] = parseRegistry(readFileSync(siteLayout(scratch.siteDir).registry, 'utf8')).entries;
  return entry!;
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
  await expect(start(next, 0)).rejects.toThrow('for somebody');
});
