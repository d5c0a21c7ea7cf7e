import { readdir } from 'node:fs/promises';
import { keptVersions, publishModule, siteStatus } from '@escale/site';
import { runCommand } from './run-command';
import { createScratch } from '@escale/site/testing';

const scratch = createScratch();
const { siteDir } = scratch;
afterEach(() => {
  delete process.env.ESCALE_KEPT_VERSIONS;
});
afterAll(() => scratch.remove());

test('keeps as many versions for rollbacks as ESCALE_KEPT_VERSIONS says', async () => {
  process.env.ESCALE_KEPT_VERSIONS = '2';
  for (const code of ['one', 'two', 'three', 'four'])
    await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', code) });
  expect((await siteStatus(siteDir)).modules[0]?.previous).toHaveLength(2);
});

test.each(['0', '21', 'two', '1.5'])('%s is refused', (given) => {
  expect(() => keptVersions(given)).toThrow('ESCALE_KEPT_VERSIONS is a number from 1 to 20');
});

test('reports a wrong number before anything is published', async () => {
  process.env.ESCALE_KEPT_VERSIONS = '30';
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const before = await readdir(siteDir);
  expect(await runCommand(['publish-shell', await scratch.shellBuild(), '--site', siteDir])).toBe(2);
  expect(said.mock.calls.join('')).toContain('ESCALE_KEPT_VERSIONS is a number');
  expect(await readdir(siteDir)).toEqual(before);
  said.mockRestore();
});

test('keeps five versions by default', () => {
  expect([keptVersions(), keptVersions('')]).toEqual([5, 5]);
});
