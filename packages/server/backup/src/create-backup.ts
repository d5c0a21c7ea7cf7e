import { mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSchema, stampOf, type SchemaVersion } from '@escale/data-folder';
import { PublishError, siteLayout } from '@escale/site';
import { archiveFiles, writeArchive, type BackupManifest } from './archive';
import { copyEmbeddedDatabase, copySecret, hasEmbeddedDatabase } from './embedded-copy';
import { copyPostgres, readPostgresSchema } from './postgres-copy';
import { ownRelease } from './release';
import { copySite, hasSite } from './site-copy';

export interface BackupPlaces {
  dataDir: string;
  databaseUrl?: string | undefined;
  siteDir: string;
  only?: 'data' | 'site' | undefined;
}

export interface BackupResult extends BackupManifest {
  file: string;
  bytes: number;
}

/** Writes a backup of the existing database and site while both are in use. */
export async function createBackup(to: string, places: BackupPlaces): Promise<BackupResult> {
  const now = new Date();
  const file = await targetFile(to, now);
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const staging = await mkdtemp(path.join(folder, '.escale-backup-'));
  try {
    const database = places.only === 'site' ? null : await copyDatabase(places, staging);
    const site = places.only === 'data' ? null : await copySiteIfAny(places, staging);
    if (database === null && site === null) throw nothingToBackUpError(places);
    if (places.only === undefined && (database === null || site === null))
      throw missingPartError(places, database);
    const secret = database !== null && (await copySecret(places.dataDir, staging));
    const schema = database === null ? null : await readSchemaVersion(database, places);
    const release = await ownRelease();
    const manifest: BackupManifest = {
      ...{ format: 1, createdAt: now.toISOString(), release },
      ...{ database, schema, site, secret },
    };
    await writeFile(path.join(staging, archiveFiles.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    const files = [
      archiveFiles.manifest,
      ...(database === null ? [] : [archiveFiles[database]]),
      ...(secret ? [archiveFiles.secret] : []),
      ...(site === null ? [] : [archiveFiles.site]),
    ];
    const whole = path.join(staging, 'whole.tar.gz');
    await writeArchive(staging, files, whole);
    await rename(whole, file);
    return { ...manifest, file, bytes: (await stat(file)).size };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Returns the file to write: `to`, or, if `to` is a folder, a file in that folder whose name
 * contains the time. Throws a `PublishError` if `to` is an existing file.
 */
async function targetFile(to: string, now: Date): Promise<string> {
  const found = await stat(to).catch(() => undefined);
  if (found?.isDirectory() === true || /[/\\]$/.test(to))
    return path.resolve(to, `escale-${stampOf(now)}.tar.gz`);
  if (found !== undefined) throw new PublishError(`${path.resolve(to)} is there already`);
  return path.resolve(to);
}

async function copyDatabase(
  { dataDir, databaseUrl }: BackupPlaces,
  staging: string,
): Promise<BackupManifest['database']> {
  if (databaseUrl !== undefined) {
    await copyPostgres(databaseUrl, path.join(staging, archiveFiles.postgresql));
    return 'postgresql';
  }
  if (!(await hasEmbeddedDatabase(dataDir))) return null;
  await copyEmbeddedDatabase(dataDir, staging);
  return 'embedded';
}

/** Returns the last migration of the database; `null` if it cannot be determined. */
async function readSchemaVersion(
  database: 'embedded' | 'postgresql',
  { dataDir, databaseUrl = '' }: BackupPlaces,
): Promise<SchemaVersion | null> {
  if (database === 'postgresql') return readPostgresSchema(databaseUrl);
  return (await readSchema(dataDir)) ?? null;
}

async function copySiteIfAny({ siteDir }: BackupPlaces, staging: string): Promise<BackupManifest['site']> {
  const site = siteLayout(siteDir);
  if (!(await hasSite(site))) return null;
  await copySite(site, path.join(staging, archiveFiles.site));
  return 'site';
}

const nothingToBackUpError = ({ dataDir, siteDir }: BackupPlaces) =>
  new PublishError(
    `nothing to back up: no database in ${path.resolve(dataDir)} (--data, ESCALE_DATA_DIR, DATABASE_URL), no site in ${path.resolve(siteDir)} (--site, ESCALE_SITE_DIR)`,
  );

/**
 * Returns the error of a backup without `--only` when database or site is missing: one of the
 * folders may be wrong.
 */
const missingPartError = ({ dataDir, siteDir }: BackupPlaces, database: BackupManifest['database']) =>
  new PublishError(
    database === null
      ? `no database in ${path.resolve(dataDir)} (--data, ESCALE_DATA_DIR, DATABASE_URL): say --only site for a backup of the site alone`
      : `no site in ${path.resolve(siteDir)} (--site, ESCALE_SITE_DIR): say --only data for a backup of the database alone`,
  );
