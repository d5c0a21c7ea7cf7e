import type { OpenDatabase } from './client';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres/open-postgres';

/** Where the data lives: a folder for the embedded database (or `memory://`), or a PostgreSQL server. */
export interface DatabasePlace {
  folder: string;
  url?: string | undefined;
  /** Maximum number of connections of this process to the server. */
  connections?: number;
}

/** Opens the database and migrates its tables. */
export function openDatabase({ folder, url, connections }: DatabasePlace): Promise<OpenDatabase> {
  return url === undefined ? openEmbedded(folder) : openPostgres(url, connections);
}
