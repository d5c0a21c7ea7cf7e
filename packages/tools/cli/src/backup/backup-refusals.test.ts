import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArguments } from '../command-options';
import { runCommand } from '../run-command';
import { createScratch } from '@escale/site/testing';
import { UsageError } from '@escale/site';
import {
  readManifest,
  writeArchive,
  createBackup,
  knownMigrations,
  ownRelease,
  restoreBackup,
} from '@escale/backup';

const scratch = createScratch();
const { siteDir } = scratch;
const inRoot = (...names: string[]) => path.join(siteDir, '..', ...names);
const places = { siteDir, dataDir: inRoot('no-data') };
afterAll(() => scratch.remove());
afterEach(() => jest.restoreAllMocks());

/** Returns the exit code and the message of a command that fails. */
async function refusal(...argv: string[]): Promise<[code: number, text: string]> {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runCommand(['--site', siteDir, '--data', places.dataDir, ...argv]);
  const text = said.mock.calls.map(([part]) => String(part)).join('');
  said.mockRestore();
  return [code, text];
}

test('refuses a backup when there is nothing to back up', async () => {
  expect(await refusal('backup', inRoot('one.tar.gz'))).toEqual([
    1,
    expect.stringMatching(/nothing to back up: no database in .*no-data .*, no site in/),
  ]);
});

test('names what is missing or wrong on the command line', async () => {
  expect(await refusal('backup')).toEqual([2, expect.stringContaining('<file or folder> is missing')]);
  expect(await refusal('backup', 'x', '--only', 'users')).toEqual([2, 'escale: --only is data or site\n']);
});

test.each([
  ['named as missing', {}, false, /MB\nwithout secret\.key: keep the API_SECRET/],
  ['in it', { 'secret.key': 'a secret' }, true, /MB\n$/],
])('a secret that is %s', async (_title, files, secret, text) => {
  const dataDir = await scratch.folder({ 'postgres/PG_VERSION': '17\n', ...files });
  const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const file = path.join(dataDir, 'one.tar.gz');
  expect(await runCommand(['backup', file, '--data', dataDir, '--only', 'data'])).toBe(0);
  expect(said.mock.calls.join('')).toMatch(text);
  expect(await readManifest(file)).toMatchObject({ database: 'embedded', secret });
});

test('a backup says of which release and schema it is, and one of a later release is refused', async () => {
  const [last] = (await knownMigrations()).slice(-1);
  const later = { name: '9999_later', at: 9_999_999_999_999 };
  const backupOf = async (schema: object) => {
    const folder = { 'postgres/PG_VERSION': '17\n', 'schema.json': JSON.stringify(schema) };
    const dataDir = await scratch.folder(folder);
    const { file } = await createBackup(path.join(dataDir, 'one.tar.gz'), {
      ...places,
      dataDir,
      only: 'data',
    });
    return file;
  };
  expect(await readManifest(await backupOf(last ?? {}))).toMatchObject({
    release: await ownRelease(),
    schema: last,
  });
  const wanted = { ...places, dataDir: inRoot('later-data') };
  await expect(restoreBackup(await backupOf(later), wanted)).rejects.toThrow(
    /^the backup is of a later release \(.*9999_later\): restore it with that release$/,
  );
  await expect(readdir(wanted.dataDir)).rejects.toThrow('ENOENT');
  await restoreBackup(await backupOf(last ?? {}), wanted);

  const manifest = {
    format: 1,
    createdAt: '2026-11-27T10:00:00.000Z',
    database: null,
    site: 'site',
    release: '99.0.0',
  };
  const folder = await scratch.folder({ 'escale-backup.json': JSON.stringify(manifest), 'site.tar': '' });
  await writeArchive(folder, ['escale-backup.json', 'site.tar'], inRoot('later.tar.gz'));
  await expect(restoreBackup(inRoot('later.tar.gz'), places)).rejects.toThrow('of a later release (99.0.0)');
});

test.each([
  [['users', '--from', 'x.tar.gz'], '"escale restore --from" restores a backup and has no use for users'],
  [['users', '--only', 'site'], '"escale restore <id>" does not take --only: they belong to --from'],
  [['users', '--data', 'x'], '"escale restore <id>" does not take --data: they belong to --from'],
])('refuses restore %j, which mixes the restore of a module with that of a backup', (argv, sentence) => {
  expect(() => readArguments(['restore', ...argv])).toThrow(new UsageError(sentence));
});

test('an empty folder name is none, so that an unset variable does not mean the current folder', async () => {
  expect(await refusal('backup', 'x', '--site', '')).toEqual([2, 'escale: --site names no folder\n']);
  process.env.ESCALE_SITE_DIR = '';
  try {
    expect(readArguments(['status']).site).toBe('var/site');
  } finally {
    delete process.env.ESCALE_SITE_DIR;
  }
});

describe('with a site', () => {
  const file = inRoot('site.tar.gz');
  beforeAll(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    await runCommand(['publish', await scratch.moduleBuild('yard', 'one'), '--site', siteDir]);
    await createBackup(file, { ...places, only: 'site' });
  });

  test('refuses a backup of the site alone without --only site', async () => {
    await expect(createBackup(inRoot('half.tar.gz'), places)).rejects.toThrow(
      /^no database in .*: say --only site/,
    );
  });

  test('does not overwrite an existing file', async () => {
    await expect(createBackup(file, places)).rejects.toThrow('is there already');
  });

  test('replaces an existing site only with a reason, and keeps the old one beside it', async () => {
    const registry = await readFile(path.join(siteDir, 'modules.json'), 'utf8');
    await writeFile(path.join(siteDir, 'modules.json'), '{}');
    await expect(restoreBackup(file, places)).rejects.toThrow(/^there is a site in .*--force/);
    const { aside } = await restoreBackup(file, { ...places, force: 'the registry was edited' });
    expect(await readFile(path.join(siteDir, 'modules.json'), 'utf8')).toBe(registry);
    const [folder = ''] = aside;
    expect(await readFile(path.join(folder, 'modules.json'), 'utf8')).toBe('{}');
    expect(await readFile(path.join(folder, 'reason.txt'), 'utf8')).toBe('the registry was edited\n');
  });

  test.each(['notes.txt', '.env'])('leaves a folder with other content alone (%s)', async (name) => {
    const foreign = await scratch.folder({ [name]: 'kept' });
    await expect(restoreBackup(file, { ...places, siteDir: foreign })).rejects.toThrow(
      /is not empty, and not a site: restore elsewhere, or say why/,
    );
    expect(await readdir(foreign)).toEqual([name]);
  });

  test('restores no database from a backup without one', async () => {
    await expect(restoreBackup(file, { ...places, only: 'data' })).rejects.toThrow('does not hold that');
  });

  test('leaves the database alone when the site cannot be written', async () => {
    const dataDir = await scratch.folder({ 'postgres/PG_VERSION': '17\n' });
    const whole = path.join(dataDir, 'whole.tar.gz');
    await createBackup(whole, { siteDir, dataDir });
    const wanted = { siteDir: path.join(whole, 'site'), dataDir: inRoot('new-data'), force: 'all is lost' };
    await expect(restoreBackup(whole, wanted)).rejects.toThrow(
      /site is not there or cannot be written \(ENOTDIR\): nothing has been restored$/,
    );
    await expect(readdir(wanted.dataDir)).rejects.toThrow('ENOENT');
  });

  test('a damaged backup file changes nothing', async () => {
    const damaged = inRoot('damaged.tar.gz');
    const whole = await readFile(file);
    await writeFile(damaged, whole);
    await truncate(damaged, Math.floor(whole.length / 2));
    await expect(restoreBackup(damaged, { ...places, force: 'damaged' })).rejects.toThrow('or it is damaged');
    expect(await readFile(path.join(siteDir, 'modules.json'), 'utf8')).toContain('yard');
  });
});
