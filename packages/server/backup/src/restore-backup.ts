import { access, constants, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { PublishError, siteLayout } from '@escale/site';
import { archiveFiles, readManifest, extractFiles, type BackupManifest } from './archive';
import type { BackupPlaces } from './create-backup';
import { hasEmbeddedDatabase, replaceEmbeddedDatabase, replaceSecret } from './embedded-copy';
import { isPostgresEmpty, replacePostgresTables } from './postgres-copy';
import { refuseNewerBackup } from './release';
import { hasSite, replaceSite, namesReplacedByRestore } from './site-copy';

export interface RestoreResult extends BackupManifest {
  /** Where the previous data is now. */
  aside: string[];
}

interface RestoreOptions extends BackupPlaces {
  /** The reason for replacing existing data. */
  force?: string | undefined;
}

/**
 * Restores database and site from a backup. Existing data is replaced only with a reason; folders are
 * kept aside, the tables of a server are not.
 */
export async function restoreBackup(from: string, wanted: RestoreOptions): Promise<RestoreResult> {
  const manifest = await readManifest(from);
  await refuseNewerBackup(manifest);
  const database = wanted.only === 'site' ? null : manifest.database;
  const site = wanted.only === 'data' ? null : manifest.site;
  if (database === null && site === null) throw new PublishError('the backup does not hold that');
  if (database !== null) assertSameKind(database, wanted);
  const reason = wanted.force?.trim() ?? '';
  if (reason === '') await assertEmpty(wanted, database, site);
  if (site !== null) await makeFolder(wanted.siteDir);
  if (database !== null) await makeFolder(wanted.dataDir, 0o700);
  const aside: (string | undefined)[] = [];
  if (database === 'embedded') aside.push(await replaceEmbeddedDatabase(from, wanted.dataDir, reason));
  if (database === 'postgresql') aside.push(await restorePostgres(from, wanted, reason));
  if (site !== null)
    aside.push(
      await restoreSite(from, wanted.siteDir, reason).catch((error: unknown) => {
        throw database === null ? error : siteNotRestoredError(error, aside);
      }),
    );
  return { ...manifest, database, site, aside: aside.filter((folder) => folder !== undefined) };
}

/** Creates a folder; refuses an unwritable one before anything is replaced. */
async function makeFolder(folder: string, mode?: number): Promise<void> {
  const place = path.resolve(folder);
  try {
    await mkdir(place, { recursive: true, mode });
    await access(place, constants.W_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new PublishError(`${place} is not there or cannot be written (${code}): nothing has been restored`);
  }
}

/** Returns the error of a restore that has replaced the database but not the site. */
function siteNotRestoredError(error: unknown, aside: readonly (string | undefined)[]): PublishError {
  const before = aside.filter((folder) => folder !== undefined).join(', ');
  const where = before === '' ? '' : ` (what was there: ${before})`;
  const reason = error instanceof Error ? error.message : String(error);
  return new PublishError(
    `the database has been restored${where}, the site has not: ${reason}. Repeat with --only site`,
  );
}

function assertSameKind(database: 'embedded' | 'postgresql', { databaseUrl }: RestoreOptions): void {
  if (database === 'embedded' && databaseUrl !== undefined)
    throw new PublishError('the backup is of the embedded database, and DATABASE_URL names a server');
  if (database === 'postgresql' && databaseUrl === undefined)
    throw new PublishError('the backup is of a PostgreSQL server: DATABASE_URL says where it goes');
}

async function assertEmpty(
  { dataDir, databaseUrl, siteDir }: RestoreOptions,
  database: BackupManifest['database'],
  site: BackupManifest['site'],
): Promise<void> {
  const full: string[] = [];
  if (database === 'embedded' && (await hasEmbeddedDatabase(dataDir)))
    full.push(`there is a database in ${path.resolve(dataDir)}`);
  if (database === 'postgresql' && !(await isPostgresEmpty(databaseUrl ?? '')))
    full.push('there are tables in the database of DATABASE_URL');
  if (site !== null && (await namesReplacedByRestore(siteLayout(siteDir))).length > 0)
    full.push(
      (await hasSite(siteLayout(siteDir)))
        ? `there is a site in ${path.resolve(siteDir)}`
        : `${path.resolve(siteDir)} is not empty, and not a site`,
    );
  if (full.length > 0)
    throw new PublishError(
      `${full.join(' and ')}: restore elsewhere, or say why it may be replaced by --force "<reason>"`,
    );
}

/** Extracts files of the archive next to their destination, and calls `use` with the path of the first file. */
async function withExtracted<T>(
  from: string,
  names: readonly [string, ...string[]],
  beside: string,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(beside, '.restoring-'));
  try {
    await extractFiles(from, folder, names);
    return await use(path.join(folder, names[0]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const restoreSite = (from: string, siteDir: string, reason: string) =>
  withExtracted(from, [archiveFiles.site], path.resolve(siteDir), (file) =>
    replaceSite(siteLayout(siteDir), file, reason),
  );

const restorePostgres = (from: string, { databaseUrl = '', dataDir }: RestoreOptions, reason: string) =>
  withExtracted(from, [archiveFiles.postgresql, archiveFiles.secret], path.resolve(dataDir), async (file) => {
    await replacePostgresTables(databaseUrl, file);
    return replaceSecret(path.dirname(file), dataDir, reason);
  });
