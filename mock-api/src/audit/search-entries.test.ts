import type { AuditEntry } from '@escale/contracts';
import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { addPerson } from '../../testing/test-people';
import { accounts, bearerHeaders, signIn, serverOfEachTest } from '../../testing/test-server';
import { auditLogs, users } from '../db/schema';
import { seededAt } from '../../testing/test-database';
import { furtherStaff } from '../db/seed/further-staff';
import { insertInBatches } from '../db/seed/insert-in-batches';
import { containsAllWords } from './search-entries';

const server = serverOfEachTest();

async function signInAsAdmin() {
  const { accessToken, user } = await signIn(server, server.client(), accounts.superAdmin);
  const headers = bearerHeaders(accessToken);
  const { get } = server.client();
  const ask = (query: Record<string, string>) =>
    get(`/users/audit-logs?${String(new URLSearchParams(query))}`, headers);
  const find = async (query: Record<string, string>) => {
    const { status, body } = await ask(query);
    expect(status).toBe(200);
    return body as { data: AuditEntry[]; pagination: { total: number }; applied: string[]; since: string };
  };
  return { ask, find, headers, userId: user.id };
}

/** Adds an account with a unique address, and suspends it with a reason. */
async function suspendPerson(headers: Record<string, string>) {
  const person = await addPerson(server, 'OPERATOR');
  await server.db
    .update(users)
    .set({ firstName: 'Noël', lastName: "M'Bahia-Œuvray" })
    .where(eq(users.id, person.id));
  server.advance(1_000);
  const change = { status: 'SUSPENDED', reason: 'Badge égaré au quai' };
  const { status } = await server.client().put(`/users/${person.id}`, change, headers);
  expect(status).toBe(200);
  return person.id;
}

test.each([
  ['the name of whom it was done to, without accents', 'noel'],
  ['the beginning of a name in parts', "m'bah"],
  ['a letter that is two', 'OEUVRAY'],
  ['several words, of both people', 'awa noel'],
  ['the name of an action', 'changement statut'],
  ['the name of a value', 'suspendu'],
  ['words of a reason', 'egare badge'],
])('finds an entry by %s', async (_what, search) => {
  const { find, headers, userId } = await signInAsAdmin();
  await server.db.update(users).set({ firstName: 'Awa', lastName: 'Konaté' }).where(eq(users.id, userId));
  const person = await suspendPerson(headers);
  const { data, applied } = await find({ search });
  expect(data[0]).toMatchObject({ action: 'STATUS_CHANGE', target: { id: person } });
  expect(applied).toEqual(['search']);
});

test.each(['oël', "bahia'm", 'noel zzz', '—', "' | '=LOGIN", '%'])(
  'finds nothing by %s: no parts of words, other words or signs',
  async (search) => {
    const { find, headers } = await signInAsAdmin();
    await suspendPerson(headers);
    expect(await find({ search })).toMatchObject({ data: [], pagination: { total: 0, pages: 1 } });
  },
);

test('finds the actor by the current name and address, also after the account is deleted', async () => {
  const { find, headers } = await signInAsAdmin();
  const person = await addPerson(server, 'ADMIN');
  await person.join();
  const word = person.email.split('@')[0] ?? '';
  expect((await find({ search: word })).data.map(({ action }) => action)).toContain('LOGIN');
  await server.client().delete(`/users/${person.id}`, headers);
  const { data } = await find({ search: `${word} connexion` });
  expect(data.map(({ userId, user }) => [userId, user?.email])).toEqual([[null, person.email]]);
});

test('finds an address and what was typed in a refused sign-in', async () => {
  const { find } = await signInAsAdmin();
  await server.client().post('/auth/login', { email: 'inconnu@ailleurs.test', password: 'whatever' });
  for (const search of ['inconnu@ailleurs.test', 'ailleurs', 'inconnu échouée'])
    expect((await find({ search })).data).toMatchObject([{ action: 'LOGIN_FAILED', user: null }]);
  const [foreign] = (await find({ search: '185.220.101' })).data;
  expect(foreign?.ipAddress).toMatch(/^185\.220\.101\./);
  const address = foreign?.ipAddress ?? '';
  const there = await find({ ipAddress: address });
  expect(there.data.length).toBeGreaterThan(0);
  expect(there.data.every(({ ipAddress }) => ipAddress === address)).toBe(true);
});

test('searches by the labels in the language of the caller', async () => {
  const { find, userId } = await signInAsAdmin();
  expect((await find({ search: 'deconnexion' })).data[0]).toMatchObject({ action: 'LOGOUT' });
  await server.db.execute(
    sql`UPDATE users SET preferences = jsonb_set(preferences, '{language}', '"en"') WHERE id = ${userId}`,
  );
  expect((await find({ search: 'deconnexion' })).data).toEqual([]);
  expect((await find({ search: 'sign-in failed' })).data[0]).toMatchObject({ action: 'LOGIN_FAILED' });
});

test('combines all filters, page by page; the answer says which, how many and since when', async () => {
  const { find, headers, userId } = await signInAsAdmin();
  const person = await suspendPerson(headers);
  const all = await find({ limit: '200' });
  expect(all).toMatchObject({
    applied: [],
    since: (await find({ sort: 'asc', limit: '1' })).data[0]?.timestamp,
  });
  expect((await find({ userId: person })).data).toMatchObject([{ action: 'STATUS_CHANGE' }]);
  const own = await find({ userId });
  expect(own.data.every((entry) => entry.userId === userId || entry.target?.id === userId)).toBe(true);
  const from = new Date(seededAt.getTime() - 5 * 86_400_000).toISOString();
  const logins = await find({ action: 'LOGIN', search: 'connexion', from, limit: '2' });
  expect([...logins.applied].sort()).toEqual(['action', 'from', 'search']);
  expect(logins.since >= from).toBe(true);
  const second = await find({ action: 'LOGIN', search: 'connexion', from, limit: '2', page: '2' });
  const both = await find({ action: 'LOGIN', search: 'connexion', from, limit: '4' });
  expect([...logins.data, ...second.data]).toEqual(both.data);
  expect(both.pagination.total).toBe((await find({ action: 'LOGIN', from })).pagination.total);
  const oldest = await find({ action: 'LOGIN', search: 'connexion', from, limit: '1', sort: 'asc' });
  expect((await find({ search: 'connexion', to: oldest.data[0]?.timestamp ?? '' })).data).not.toEqual([]);
});

test.each([
  ['search', ''],
  ['search', 'x'.repeat(201)],
  ['action', "LOGIN' OR 1=1"],
  ['userId', 'awa'],
  ['ipAddress', 'ici'],
  ['ipAddress', '1'.repeat(46)],
])('refuses %s=%s with its field', async (name, value) => {
  const { ask } = await signInAsAdmin();
  expect(await ask({ [name]: value })).toMatchObject({
    status: 400,
    body: { fields: { [name]: expect.any(String) as string } },
  });
});

test('among many accounts and entries, a search uses the indexes', async () => {
  const { db } = server;
  await insertInBatches(furtherStaff(seededAt, 3_000, 'none'), (rows) => db.insert(users).values(rows));
  await db.execute(sql`INSERT INTO audit_logs (id, action, user_id, resource, ip_address, user_agent, metadata, timestamp)
    SELECT gen_random_uuid(), 'READ', NULL, 'auth', '10.9.' || number % 250 || '.' || number % 99, '', '{}', now()
    FROM generate_series(1, 8000) AS number`);
  await db.execute(sql`ANALYZE`);
  const query = new QueryBuilder()
    .select({ id: auditLogs.id })
    .from(auditLogs)
    .where(containsAllWords('zadi', 'fr'));
  const plan = JSON.stringify(await db.execute(sql`EXPLAIN ${query.getSQL()}`));
  for (const index of ['audit_logs_words', 'audit_logs_user', 'audit_logs_resource', 'users_words'])
    expect(plan).toContain(index);
});
