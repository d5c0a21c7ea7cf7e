import type { Outcome } from '../command-outcome';
import { requiredName, type Options } from '../command-options';
import { readSetting } from '../environment-setting';
import { UsageError } from '@escale/site';
import { createBackup, type BackupPlaces, restoreBackup, type BackupManifest } from '@escale/backup';

/** Runs `escale backup <file or folder>`. */
export async function backup(options: Options): Promise<Outcome> {
  const result = await createBackup(requiredName(options.names, '<file or folder>'), placesOf(options));
  const megabytes = (result.bytes / 1e6).toFixed(1);
  const secret =
    result.database === null || result.secret === true
      ? ''
      : 'without secret.key: keep the API_SECRET of the API elsewhere, or mails that wait and sessions are lost\n';
  return { result, text: `${result.file}: ${contentText(result)}, ${megabytes} MB\n${secret}` };
}

/** Runs `escale restore --from <file>`. */
export async function restore(from: string, options: Options): Promise<Outcome> {
  const result = await restoreBackup(from, { ...placesOf(options), force: options.force });
  const aside = result.aside.map((folder) => `what was there before is in ${folder}\n`).join('');
  return { result, text: `restored the backup of ${result.createdAt}: ${contentText(result)}\n${aside}` };
}

function placesOf({ data, site, only }: Options): BackupPlaces {
  if (only !== undefined && only !== 'data' && only !== 'site')
    throw new UsageError('--only is data or site');
  const databaseUrl = readSetting('DATABASE_URL');
  return {
    dataDir: data ?? readSetting('ESCALE_DATA_DIR') ?? 'var/data',
    databaseUrl: data === undefined ? databaseUrl : undefined,
    siteDir: site,
    only,
  };
}

const partNames = {
  embedded: 'the embedded database',
  postgresql: 'the PostgreSQL database',
  site: 'the site',
};

const contentText = ({ database, site }: BackupManifest): string =>
  [database, site].flatMap((part) => (part === null ? [] : [partNames[part]])).join(' and ');
