import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrated, migrationsFolder, type OpenDatabase } from './db/client';

const cache = path.join(import.meta.dirname, '../../.cache/mock-api');

/** An empty database with all tables; PostgreSQL's own set-up, which is slow, is kept between tests. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const file = path.join(cache, `${fingerprint()}.tar`);
  if (!existsSync(file)) await keepNewDatabase(file);
  return migrated(
    await PGlite.create({ dataDir: 'memory://', loadDataDir: new Blob([await readFile(file)]) }),
  );
}

async function keepNewDatabase(file: string): Promise<void> {
  const client = await PGlite.create('memory://');
  await migrated(client);
  const dump = await client.dumpDataDir('none');
  await client.close();
  await mkdir(cache, { recursive: true });
  await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  await rename(`${file}.${process.pid}`, file);
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(import.meta.dirname, '../package.json')));
  for (const name of readdirSync(migrationsFolder)
    .filter((entry) => entry.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(path.join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}
