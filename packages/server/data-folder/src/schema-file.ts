import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The schema version of a database: its last migration. A later migration has a greater `at`. */
export interface SchemaVersion {
  name: string;
  /** Milliseconds since 1970, as in the journal of the migrations. */
  at: number;
}

/**
 * The file with the schema version of the embedded database: while the API has the database open, no other process can query it.
 */
export const schemaFile = 'schema.json';

/** Records the last migration of the database in a data folder. */
export const writeSchema = (folder: string, schema: SchemaVersion): Promise<void> =>
  writeFile(path.join(folder, schemaFile), JSON.stringify(schema));

/** Returns the last migration of the database in a data folder, or undefined if it is not recorded. */
export async function readSchema(folder: string): Promise<SchemaVersion | undefined> {
  try {
    const { name, at } = JSON.parse(await readFile(path.join(folder, schemaFile), 'utf8')) as SchemaVersion;
    return { name, at };
  } catch {
    return undefined;
  }
}
