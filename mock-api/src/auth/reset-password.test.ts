import { eq } from 'drizzle-orm';
import { hoursMs, secondsMs } from '../clock';
import { accounts, bearerHeaders, signIn, testServer } from '../../testing/test-server';
import { users } from '../db/schema';

const server = testServer();
beforeEach(() => server.forgetLimits());

const { operator, invited } = accounts;
const password = 'Quai-Nord-7-Grues';

async function requestLink(email: string) {
  const before = (await server.mails()).length;
  expect((await server.client().post('/auth/forgot-password', { email })).body).toEqual({ success: true });
  const mails = await server.mails();
  return { mail: mails.length > before ? mails[0] : undefined, token: tokenOf(mails[0]?.link) };
}

const tokenOf = (link: string | null | undefined) =>
  new URL(link ?? 'http://none.test').searchParams.get('token') ?? '';
const reset = (token: string, chosen = password, isInvitation = false) =>
  server.client().post('/auth/reset-password', { token, password: chosen, isInvitation });

test('a link sets a new password, ends all sessions, and works once', async () => {
  const client = server.client();
  const { accessToken } = await signIn(server, client, operator);
  const { mail, token } = await requestLink(operator.email);
  expect(mail).toMatchObject({ recipient: operator.email });
  expect(mail?.link).toBe(`http://localhost:3000/reset-password?token=${token}`);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect((await reset(token)).body).toEqual({ success: true });
  expect((await client.get('/auth/me', bearerHeaders(accessToken))).status).toBe(401);
  expect((await client.post('/auth/refresh')).status).toBe(401);
  expect((await server.audit())[0]).toMatchObject({ action: 'PASSWORD_CHANGE', metadata: { by: 'reset' } });
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
  expect((await client.post('/auth/login', operator)).status).toBe(400);
  await signIn(server, client, { email: operator.email, password });
});

test('a link used twice concurrently works once', async () => {
  const { token } = await requestLink(operator.email);
  const answers = await Promise.all([1, 2, 3, 4].map(() => reset(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a link is valid for an hour, or until a newer one is sent [§9-1]', async () => {
  const first = await requestLink(operator.email);
  const second = await requestLink(operator.email);
  expect((await reset(first.token)).body.code).toBe('LINK_INVALID');
  server.advance(hoursMs);
  expect((await reset(second.token)).body.code).toBe('LINK_INVALID');
});

test('an invited account gets a fresh invitation for 48 hours; its link activates it [§9-2]', async () => {
  const { mail, token } = await requestLink(invited.email);
  expect(mail?.link).toMatch(/&invitation=true$/);
  server.advance(48 * hoursMs - secondsMs);
  expect((await reset(token, password, true)).status).toBe(200);
  const [user] = await server.db.select().from(users).where(eq(users.email, invited.email));
  expect(user).toMatchObject({ status: 'ACTIVE', activatedAt: server.now() });
  await signIn(server, server.client(), { email: invited.email, password });
});

test.each(['personne@escale.test', accounts.inactive.email, accounts.suspended.email])(
  'sends no mail to %s, with the same response',
  async (email) => {
    expect((await requestLink(email)).mail).toBeUndefined();
  },
);

test.each([
  ['court', 'Ab1-xyz', 'Mot de passe minimum 8 caractères'],
  ['long', 'Ab1-'.repeat(40), 'Mot de passe maximum 128 caractères'],
  ['répandu', 'Password1!', expect.stringContaining('trop répandu')],
  ['au nom de la personne', 'Mr-OUATTARA-77', expect.stringContaining('votre nom')],
  ["au nom de l'adresse", 'x7-operateur-Q', expect.stringContaining('votre adresse email')],
  ['au nom du produit', 'Escale2025!', expect.stringContaining('nom du produit')],
  ['faible', 'zkvhqwpnxj', expect.stringContaining('trop faible')],
])('rejects a password that is %s and keeps the link valid [§9-5]', async (_why, chosen, error) => {
  const { token } = await requestLink(operator.email);
  expect(await reset(token, chosen)).toMatchObject({
    status: 422,
    body: { code: 'PASSWORD_REFUSED', error },
  });
  expect((await reset(token)).status).toBe(200);
});

test('accepts a strong password that contains the product name', async () => {
  const { token } = await requestLink(operator.email);
  expect((await reset(token, operator.password)).status).toBe(200);
});

test('a reset lifts the block and ends a pending sign-in', async () => {
  const email = operator.email;
  const attacker = server.client();
  for (let count = 0; count < 6; count += 1) await attacker.post('/auth/login', { email, password: 'faux' });
  const { token } = await requestLink(email);
  await reset(token);
  await signIn(server, server.client(), { email, password });
});

test('limits mails per address, known or unknown', async () => {
  for (const email of [operator.email, 'personne@escale.test']) {
    const ask = () => server.client().post('/auth/forgot-password', { email });
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  }
});

test('responds the same and in the same time for every address', async () => {
  const answers = [];
  for (const email of [operator.email, invited.email, accounts.suspended.email, 'personne@escale.test']) {
    const asked = performance.now();
    const { status, body, headers } = await server.client().post('/auth/forgot-password', { email });
    expect(performance.now() - asked).toBeGreaterThanOrEqual(245);
    const compared = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    answers.push({ status, body: body as unknown, headers: compared });
  }
  expect(answers[0]).toMatchObject({ status: 200, body: { success: true } });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});
