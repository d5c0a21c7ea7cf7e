import { open } from 'node:fs/promises';
import path from 'node:path';
import { create, extract, list } from 'tar';
import { boolean, number, object, string, type InferType } from 'yup';
import { PublishError } from '@escale/site';

/** What a backup holds; the manifest comes first. */
export const parts = {
  manifest: 'escale-backup.json',
  /** The folder of the embedded database. */
  embedded: 'database.tar',
  /** What pg_dump has written. */
  postgresql: 'database.dump',
  /** Signs tokens and seals mails that wait. */
  secret: 'secret.key',
  site: 'site.tar',
} as const;

const manifestSchema = object({
  format: number().oneOf([1]).required(),
  createdAt: string().required(),
  database: string().oneOf(['embedded', 'postgresql']).nullable().defined(),
  site: string().oneOf(['site']).nullable().defined(),
  /** Whether it holds `secret.key`; not stated by earlier releases. */
  secret: boolean(),
  /** The release that made it, and the last migration of the database; not stated by earlier releases. */
  release: string().matches(/^\d+\.\d+\.\d+/),
  schema: object({ name: string().defined(), at: number().required() }).nullable().default(undefined),
});

export type Manifest = InferType<typeof manifestSchema>;

/** Writes the files of a folder as one compressed archive that only its owner reads. */
export async function writeArchive(folder: string, files: readonly string[], file: string): Promise<void> {
  await create({ gzip: true, cwd: folder, file, portable: true, mode: 0o600 }, [...files]);
  const handle = await open(file, 'r+');
  await handle.chmod(0o600);
  await handle.sync();
  await handle.close();
}

/** Reads the whole archive once: its manifest, and that nothing of it is missing or damaged. */
export async function readManifest(file: string): Promise<Manifest> {
  let text = '';
  try {
    await list({
      file,
      strict: true,
      onReadEntry: (entry) => {
        if (entry.path === parts.manifest)
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

/** Takes named files out of the archive into a folder. */
export async function takeOut(file: string, folder: string, names: readonly string[]): Promise<void> {
  await extract({ file, cwd: folder, strict: true }, [...names]);
}
