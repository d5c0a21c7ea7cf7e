/** @jest-environment node */
import { keptVersions } from './kept-versions';
import { publishModule } from './publish-module';
import { siteStatus } from './site-status';
import { createScratch } from './test-dist';

const scratch = createScratch();
const { siteDir } = scratch;
afterEach(() => {
  delete process.env.ESCALE_KEPT_VERSIONS;
});
afterAll(() => scratch.remove());

test('as many versions can be gone back to as ESCALE_KEPT_VERSIONS says', async () => {
  process.env.ESCALE_KEPT_VERSIONS = '2';
  for (const code of ['one', 'two', 'three', 'four'])
    await publishModule({ siteDir, distDir: await scratch.moduleBuild('yard', code) });
  expect((await siteStatus(siteDir)).modules[0]?.previous).toHaveLength(2);
});

test.each(['0', '21', 'two', '1.5'])('%s is refused', (given) => {
  expect(() => keptVersions(given)).toThrow('ESCALE_KEPT_VERSIONS is a number from 1 to 20');
});

test('five by default', () => {
  expect([keptVersions(), keptVersions('')]).toEqual([5, 5]);
});
