import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import { unifySpellings } from '../db/unify-spellings';
import { cheapHash } from '../../testing/test-database';
import { accounts, bearerHeaders, signIn, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();
let headers: Record<string, string>;
beforeAll(async () => {
  headers = bearerHeaders((await signIn(server, server.client(), accounts.superAdmin)).accessToken);
}, 120_000);
beforeEach(() => server.forgetLimits());

const composedPassword = 'Hélène-Quai-2031!';
const decomposedPassword = composedPassword.normalize('NFD');

const login = async (email: string, password: string) =>
  (await server.client().post('/auth/login', { email, password })).status;

test.each([
  [composedPassword, decomposedPassword],
  [decomposedPassword, composedPassword],
  ['Grand quai 2031!', 'Grand\u00a0quai 2031!'],
])('a password set as %j is accepted as %j', async (set, typed) => {
  const { id, email } = await addPerson(server, 'OPERATOR');
  expect((await server.client().put(`/users/${id}/password`, { password: set }, headers)).status).toBe(200);
  expect([await login(email, typed), await login(email, set)]).toEqual([200, 200]);
});

test('an older hash still matches: a password typed with decomposed accents, in both forms', async () => {
  const { id, email } = await addPerson(server, 'OPERATOR');
  await server.db
    .update(users)
    .set({ passwordHash: await cheapHash(decomposedPassword) })
    .where(eq(users.id, id));
  expect([await login(email, decomposedPassword), await login(email, composedPassword)]).toEqual([200, 200]);
  expect(await login(email, `${composedPassword}!`)).toBe(400);
});

let userNumber = 0;
const createUser = (more: object) => {
  userNumber += 1;
  const names = { email: `forme${userNumber}@quai.test`, username: `forme${userNumber}` };
  const body = { ...names, firstName: 'Une', lastName: 'Forme', role: 'OPERATOR', ...more };
  return server.client().post('/users', body, headers);
};

test.each([
  ['username', 'hélène.office', 'hélène.office'.normalize('NFD')],
  ['username', 'office.efficace', 'oﬃce.eﬃcace'],
  ['email', 'hélène@quai.test', 'hélène@quai.test'.normalize('NFD')],
  ['email', 'douane@forêt.test', 'douane@xn--fort-ipa.test'],
  ['email', 'accueil@xn--fort-ipa.test', 'accueil@FORÊT.test'],
])('%s %j counts as taken once %j exists', async (field, one, other) => {
  expect((await createUser({ [field]: one })).status).toBe(200);
  expect(await createUser({ [field]: other })).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT', fields: { [field]: expect.any(String) as string } },
  });
});

test('an accented domain is found in both spellings, and shown with its accents', async () => {
  const { id } = await addPerson(server, 'OPERATOR');
  const saved = await server.client().put(`/users/${id}`, { email: `${id}@Éclair.test` }, headers);
  expect(saved).toMatchObject({ status: 200, body: { data: { email: `${id}@éclair.test` } } });
  for (const domain of ['éclair.test', 'xn--clair-9ra.test'])
    expect(await login(`${id}@${domain}`, 'Quai-Nord-7-Grues!')).toBe(200);
  expect(await server.newestMail()).toMatchObject({ recipient: `${id}@xn--clair-9ra.test` });
});

test('existing accounts get the common spelling; duplicates are reported and left unchanged', async () => {
  const [old, twin, holder] = [
    await addPerson(server, 'OPERATOR'),
    await addPerson(server, 'OPERATOR'),
    await addPerson(server, 'OPERATOR'),
  ];
  const rename = (id: string, username: string, email: string) =>
    server.db.update(users).set({ username, email }).where(eq(users.id, id));
  await rename(old.id, 'zoé'.normalize('NFD'), 'zoé@forêt.test'.normalize('NFD'));
  await rename(holder.id, 'noël', 'noel@quai.test');
  await rename(twin.id, 'noël'.normalize('NFD'), 'autre.noel@quai.test');
  expect(await unifySpellings(server.db)).toEqual([{ id: twin.id, holder: holder.id }]);
  const nameOf = async (id: string) => (await server.db.select().from(users).where(eq(users.id, id)))[0];
  expect(await nameOf(old.id)).toMatchObject({ username: 'zoé', email: 'zoé@xn--fort-ipa.test' });
  expect(await nameOf(twin.id)).toMatchObject({ username: 'noël'.normalize('NFD') });
  expect(await unifySpellings(server.db)).toHaveLength(1);
});

test.each(['Gagnez sur https://evil.test/cadeau', 'evil.test', 'Cliquez www.evil.test'])(
  'refuses a name that looks like a link: %s',
  async (firstName) => {
    expect(await createUser({ firstName })).toMatchObject({ status: 400, body: { code: 'INVALID_BODY' } });
  },
);

test.each(['J.-P.', 'M. Kouassi', "N'Guessan Jr."])('a name may have dots: %s', async (firstName) => {
  expect((await createUser({ firstName })).status).toBe(200);
});

test('a mail to an unconfirmed address contains no name', async () => {
  const { id, client, headers: own } = await (await addPerson(server, 'OPERATOR')).join();
  await client.put(`/users/${id}`, { firstName: 'Cadeau' }, own);
  await client.put(`/users/${id}`, { email: `${id}@inconnu.test` }, own);
  await createUser({ firstName: 'Cadeau', email: `${id}@invite.test` });
  await server.client().put(`/users/${id}`, { email: `${id}@tiers.test` }, headers);
  const sent = (await server.mails()).filter(({ recipient }) => recipient.startsWith(id));
  const to = (domain: string) => sent.filter(({ recipient }) => recipient.endsWith(domain));
  for (const domain of ['inconnu.test', 'invite.test', 'tiers.test'])
    expect(
      to(domain).map(({ text, html }) => [text.startsWith('Bonjour,'), `${text}${html}`.includes('Cadeau')]),
    ).toEqual([[true, false]]);
  expect(to('escale.test').some(({ text }) => text.includes('Bonjour Cadeau,'))).toBe(true);
});
