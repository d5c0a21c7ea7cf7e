import { spawnSync } from 'node:child_process';
import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatHolder, localHolder } from '@escale/data-folder';
import { siteLayout } from '../base/site-layout';
import { withWholeSite } from './site-lock';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
afterAll(() => scratch.remove());
const site = siteLayout(scratch.siteDir);

test('the lock of a killed command is taken over, however fresh it is', async () => {
  await mkdir(site.lock, { recursive: true });
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await writeFile(path.join(site.root, '.publish.pid'), formatHolder(await localHolder(pid)));
  const inAnHour = Date.now() / 1_000 + 3_600;
  await utimes(site.lock, inAnHour, inAnHour);
  await expect(withWholeSite(site, () => Promise.resolve('done'))).resolves.toBe('done');
  expect(await readdir(site.root)).toEqual([]);
});

test('commands that wait for a running one take turns', async () => {
  const seen: string[] = [];
  const work = async (name: string) => {
    seen.push(`${name} begins`);
    await readdir(site.root);
    seen.push(`${name} ends`);
  };
  await Promise.all(['one', 'two', 'three'].map((name) => withWholeSite(site, () => work(name))));
  const begun = seen.filter((line) => line.endsWith('begins'));
  expect(seen).toEqual(begun.flatMap((line) => [line, line.replace('begins', 'ends')]));
  expect(begun).toHaveLength(3);
});

test('a lock whose holder cannot be written is released', async () => {
  await symlink(path.join(site.root, 'missing', 'pid'), path.join(site.root, '.publish.pid'));
  await expect(withWholeSite(site, () => Promise.resolve())).rejects.toThrow('ENOENT');
  await expect(withWholeSite(site, () => Promise.resolve('done'))).resolves.toBe('done');
});
