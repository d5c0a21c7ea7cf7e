import { eq } from 'drizzle-orm';
import { devices } from '../db/schema';
import { hashToken, newToken } from '../security/tokens';
import { signIn, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const password = 'Quai-Nord-7-Grues!';

const server = testServer({ LIMIT_ACCOUNT_FAILURES: '2' });
beforeEach(() => server.forgetLimits());

const deviceHashesOf = async (userId: string) =>
  (await server.db.select().from(devices).where(eq(devices.userId, userId))).map(
    ({ deviceHash }) => deviceHash,
  );

test.each(['', 'x', 'a'.repeat(43), newToken()])(
  'a device cookie %p from before a sign-in is replaced and not trusted',
  async (planted) => {
    const { id, email } = await addPerson(server, 'OPERATOR');
    const client = server.client();
    client.cookies.set('device', planted);
    await signIn(server, client, { email, password });
    const given = client.cookies.get('device') ?? '';
    expect(given).toMatch(/^[\w-]{43}$/);
    expect(given).not.toBe(planted);
    expect(await deviceHashesOf(id)).toEqual([hashToken(given)]);
  },
);

test('callers without a cookie, or with a malformed one, share the limit of unknown devices', async () => {
  const { email } = await addPerson(server, 'OPERATOR');
  const owner = server.client();
  owner.cookies.set('device', '');
  await signIn(server, owner, { email, password });
  const guess = async (cookie?: string) => {
    const stranger = server.client();
    if (cookie !== undefined) stranger.cookies.set('device', cookie);
    return (await stranger.post('/auth/login', { email, password: 'Faux-Quai-1' })).status;
  };
  expect([await guess(), await guess(''), await guess(), await guess('x')]).toEqual([400, 400, 429, 429]);
  expect((await owner.post('/auth/login', { email, password })).status).toBe(200);
});

test.each(['', 'x'])(
  'a stored device with the cookie %p, from an earlier release, is not recognised',
  async (value) => {
    const { id, email } = await addPerson(server, 'OPERATOR');
    const [firstSeenAt, deviceHash] = [server.now(), hashToken(value)];
    const row = { userId: id, deviceHash, firstSeenAt, lastSeenAt: firstSeenAt, signedIn: true };
    await server.db.insert(devices).values(row);
    const guess = async (cookie: string) => {
      const client = server.client();
      client.cookies.set('device', cookie);
      return (await client.post('/auth/login', { email, password: 'Faux-Quai-1' })).status;
    };
    expect([await guess(value), await guess(value), await guess('other')]).toEqual([400, 400, 429]);
  },
);

test('a new cookie at each sign-in keeps the browser known to each of its accounts', async () => {
  const [one, other] = [await addPerson(server, 'OPERATOR'), await addPerson(server, 'OPERATOR')];
  const client = server.client();
  await signIn(server, client, { email: one.email, password });
  const first = client.cookies.get('device');
  await signIn(server, client, { email: other.email, password });
  await signIn(server, client, { email: one.email, password });
  const last = client.cookies.get('device') ?? '';
  expect(last).not.toBe(first);
  expect([await deviceHashesOf(one.id), await deviceHashesOf(other.id)]).toEqual([
    [hashToken(last)],
    [hashToken(last)],
  ]);
  const [entry] = (await server.audit()).filter(
    ({ userId, action }) => userId === one.id && action === 'LOGIN',
  );
  expect(entry?.metadata.suspiciousFactors).toEqual([]);
});
