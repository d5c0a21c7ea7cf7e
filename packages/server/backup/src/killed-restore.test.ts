import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finishReplacement } from '@escale/data-folder';
import { publishModule, siteLayout, changeSite, siteStatus } from '@escale/site';
import { createScratch, killAtEachStep } from '@escale/site/testing';
import { createBackup } from './create-backup';
import { restoreBackup } from './restore-backup';

const scratch = createScratch();
const root = path.join(scratch.siteDir, '..');
const siteDir = path.join(root, 'target/site');
const dataDir = path.join(root, 'target/data');
const backupFile = path.join(root, 'backup.tar.gz');
afterAll(() => scratch.remove());

/** Writes the files of a data folder; each contains the name of its database. */
async function writeData(folder: string, whose: string): Promise<void> {
  await mkdir(path.join(folder, 'postgres/base'), { recursive: true });
  for (const name of ['postgres/PG_VERSION', 'postgres/base/1', 'secret.key'])
    await writeFile(path.join(folder, name), whose);
}

const folderBeforeRestore = path.join(root, 'before');
beforeAll(async () => {
  const places = { siteDir: scratch.siteDir, dataDir: path.join(root, 'source') };
  await writeData(places.dataDir, 'restored');
  await publishModule({ siteDir: places.siteDir, distDir: await scratch.moduleBuild('yard', 'one') });
  await createBackup(backupFile, places);
  await writeData(path.join(folderBeforeRestore, 'data'), 'present');
  await publishModule({
    siteDir: path.join(folderBeforeRestore, 'site'),
    distDir: await scratch.moduleBuild('quay', 'one'),
  });
});

const readOwner = (name: string) => readFileSync(path.join(dataDir, name), 'utf8');
const modulesNow = async () => (await siteStatus(siteDir)).modules.map(({ id, state }) => `${id} ${state}`);
const asideFolders = (folder: string) =>
  readdirSync(folder).filter((name) => name.includes('before-restore-'));

test.each([['present'], ['nothing']])(
  'a restore over %s that is killed ends in the old state or the new',
  async (there) => {
    const seen = new Set<string>();
    await killAtEachStep({
      prepare: async () => {
        rmSync(path.join(root, 'target'), { recursive: true, force: true });
        if (there === 'present')
          await cp(folderBeforeRestore, path.join(root, 'target'), { recursive: true });
      },
      work: () => restoreBackup(backupFile, { siteDir, dataDir, force: 'a trial' }),
      check: async () => {
        // The API does this at start-up.
        await finishReplacement(dataDir);
        const has = existsSync(path.join(dataDir, 'postgres'));
        const owner = has ? readOwner('postgres/PG_VERSION') : 'nothing';
        expect(['restored', there]).toContain(owner);
        if (has) for (const name of ['postgres/base/1', 'secret.key']) expect(readOwner(name)).toBe(owner);
        const isAside = owner === 'restored' && there === 'present';
        expect(existsSync(dataDir) ? asideFolders(dataDir).length : 0).toBe(isAside ? 1 : 0);

        // The next command that changes the site does this.
        await changeSite(siteLayout(siteDir), () => Promise.resolve());
        const modules = await modulesNow();
        expect([['yard live'], there === 'present' ? ['quay live'] : []]).toContainEqual(modules);
        seen.add(`${owner}, ${modules.join()}`);
        if (owner === 'restored' && isAside)
          expect(readFileSync(path.join(dataDir, asideFolders(dataDir)[0] ?? '', 'secret.key'), 'utf8')).toBe(
            'present',
          );
      },
    });
    expect(seen.size).toBe(3);
  },
);
