import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SchemaVersion } from '@escale/data-folder';
import { gt } from 'semver';
import { PublishError } from '@escale/site';
import type { BackupManifest } from './archive';

const packageFile = path.join(import.meta.dirname, '../package.json');
const journalFile = path.join(import.meta.dirname, '../../../../mock-api/drizzle/meta/_journal.json');

/** Returns the release of this command. */
export async function ownRelease(): Promise<string> {
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  return version;
}

/** Returns the migrations of the API in the same checkout, oldest first; an empty list without a checkout. */
export async function knownMigrations(): Promise<SchemaVersion[]> {
  const text = await readFile(journalFile, 'utf8').catch(() => '{"entries":[]}');
  const { entries } = JSON.parse(text) as { entries: { tag: string; when: number }[] };
  return entries.map(({ tag, when }) => ({ name: tag, at: when }));
}

/** Throws a `PublishError` for a backup of a later release, whose data this release cannot read. */
export async function refuseNewerBackup({ release, schema }: BackupManifest): Promise<void> {
  const migrations = await knownMigrations();
  const isUnknown = schema != null && migrations.length > 0 && !migrations.some(({ at }) => at === schema.at);
  if (!isUnknown && (release === undefined || !gt(release, await ownRelease()))) return;
  const of = [release, schema?.name].filter(Boolean).join(', ');
  throw new PublishError(`the backup is of a later release (${of}): restore it with that release`);
}
