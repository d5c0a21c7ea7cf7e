import { eq, sql } from 'drizzle-orm';
import { attemptCounters, users } from '../db/schema';
import { attemptKeys } from '../limits/attempt-keys';
import { accounts, testServer } from '../../testing/test-server';

const server = testServer();
beforeEach(() => server.forgetLimits());

/** Makes a trigger change an account, as a concurrent call would, after the password check and before the code is mailed. */
async function changeAccountByTrigger(column: 'password_hash' | 'status', id: string, value: string) {
  const change = `UPDATE users SET ${column} = '${value}' WHERE id = '${id}'`;
  await server.db.execute(
    sql.raw(`CREATE FUNCTION change_account() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN ${change}; RETURN NEW; END; $$`),
  );
  await server.db.execute(
    sql.raw(`CREATE TRIGGER change_account BEFORE INSERT ON attempt_counters FOR EACH ROW
      WHEN (NEW.key LIKE 'code-mail:%') EXECUTE FUNCTION change_account()`),
  );
}
afterEach(() => server.db.execute(sql.raw('DROP FUNCTION change_account CASCADE')));

const findId = async (email: string) => {
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  return user?.id ?? '';
};

test.each([
  ['the former password', 'password_hash', 'BAD_CREDENTIALS', accounts.operator],
  ['a suspended account', 'status', 'ACCOUNT_INACTIVE', accounts.admin],
] as const)(
  'sends no code for %s when the account changes during the sign-in',
  async (_what, column, code, account) => {
    await changeAccountByTrigger(column, await findId(account.email), 'SUSPENDED');
    const before = await server.mails();
    expect(await server.client().post('/auth/login', account)).toMatchObject({ status: 400, body: { code } });
    expect(await server.mails()).toHaveLength(before.length);
  },
);

test('a sign-in in progress does not continue after such a change', async () => {
  const account = accounts.superAdmin;
  const [client, id] = [server.client(), await findId(account.email)];
  expect((await client.post('/auth/login', account)).status).toBe(200);
  const key = attemptKeys.codeMail(id, undefined);
  await server.db.update(attemptCounters).set({ count: 1_000 }).where(eq(attemptCounters.key, key));
  expect((await client.post('/auth/login', account)).status).toBe(200);
  await changeAccountByTrigger('password_hash', id, 'another');
  expect(await client.post('/auth/login', account)).toMatchObject({
    status: 400,
    body: { code: 'BAD_CREDENTIALS' },
  });
});
