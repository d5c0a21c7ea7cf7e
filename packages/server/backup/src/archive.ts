import { open } from 'node:fs/promises';
import path from 'node:path';
import { create, extract, list } from 'tar';
import { boolean, number, object, string, type InferType } from 'yup';
import { PublishError } from '@escale/site';

/** The parts of a backup; the manifest comes first. */
export const archiveFiles = {
  manifest: 'escale-backup.json',
  /** The folder of the embedded database, as a tar archive. */
  embedded: 'database.tar',
  /** The output of pg_dump. */
  postgresql: 'database.dump',
  /** The key that signs tokens and encrypts queued mails. */
  secret: 'secret.key',
  site: 'site.tar',
} as const;

const manifestSchema = object({
  format: number().oneOf([1]).required(),
  createdAt: string().required(),
  database: string().oneOf(['embedded', 'postgresql']).nullable().defined(),
  site: string().oneOf(['site']).nullable().defined(),
  /** Whether the backup contains `secret.key`; unknown in backups of earlier releases. */
  secret: boolean(),
  /** The release that made the backup. Older backups have neither this field nor `schema`, the last migration. */
  release: string().matches(/^\d+\.\d+\.\d+/),
  schema: object({ name: string().defined(), at: number().required() }).nullable().default(undefined),
});

export type BackupManifest = InferType<typeof manifestSchema>;

/** Writes the files of a folder as one compressed archive that only its owner can read. */
export async function writeArchive(folder: string, files: readonly string[], file: string): Promise<void> {
  await create({ gzip: true, cwd: folder, file, portable: true, mode: 0o600 }, [...files]);
  const handle = await open(file, 'r+');
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
}

/** Reads the whole archive once and returns its manifest. Throws a `PublishError` for a truncated or damaged archive. */
export async function readManifest(file: string): Promise<BackupManifest> {
  let text = '';
  try {
    await list({
      file,
      strict: true,
      onReadEntry: (entry) => {
        if (entry.path === archiveFiles.manifest)
          entry.on('data', (data: Buffer) => (text += data.toString('utf8')));
        else entry.resume();
      },
    });
    return manifestSchema.validateSync(JSON.parse(text), { strict: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
    throw new PublishError(
      `${path.resolve(file)} is not a backup that this version can read, or it is damaged`,
    );
  }
}

/** Extracts named files from the archive into a folder. */
export async function extractFiles(file: string, folder: string, names: readonly string[]): Promise<void> {
  await extract({ file, cwd: folder, strict: true }, [...names]);
}
