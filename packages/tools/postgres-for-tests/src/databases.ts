import pg from 'pg';

/** Returns the address of another database on the same server. */
function databaseOn(server: string, name: string): string {
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** Creates an empty database unless one of this name exists; returns its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const [known] = await queryOn(server, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (known === undefined) await queryOn(server, `CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  return databaseOn(server, name);
}

/** Runs one statement over a connection of its own, and returns the rows. */
export async function queryOn(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
