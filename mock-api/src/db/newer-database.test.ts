import { messages } from '../messages/fr';
import { toStartError } from '../opening-failure';
import { openBareDatabase } from '../../testing/test-database';
import { toMigratedDatabase } from './embedded';
import { NewerDatabase } from './migrations';

test('a database with an unknown, later migration is refused in one sentence and left unchanged', async () => {
  const client = await openBareDatabase();
  await toMigratedDatabase(client);
  await toMigratedDatabase(client);
  await client.exec(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)",
  );
  const refused: unknown = await toMigratedDatabase(client).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NewerDatabase);
  expect(toStartError({ folder: 'var/data' }, refused).message).toBe(
    messages.start.databaseNewer('var/data'),
  );
  await client.close();
});
