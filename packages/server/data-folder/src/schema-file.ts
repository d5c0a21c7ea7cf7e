import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The last migration that a database has; `at` orders them. */
export interface Schema {
  name: string;
  /** Milliseconds since 1970, as the journal of the migrations has it. */
  at: number;
}

/** In the data folder: what a copy of the embedded database is of, since nobody else can open it. */
export const schemaFile = 'schema.json';

/** Notes the last migration of the database of a data folder. */
export const writeSchema = (folder: string, schema: Schema): Promise<void> =>
  writeFile(path.join(folder, schemaFile), JSON.stringify(schema));

/** Returns the last migration of the database of a data folder, or undefined where it is not noted. */
export async function readSchema(folder: string): Promise<Schema | undefined> {
  try {
    const { name, at } = JSON.parse(await readFile(path.join(folder, schemaFile), 'utf8')) as Schema;
    return { name, at };
  } catch {
    return undefined;
  }
}
