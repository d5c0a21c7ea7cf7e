import { minutesMs } from '../clock';
import { bearerHeaders, testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();
beforeEach(() => server.forgetLimits());

const password = 'Grue-Bleue-42-Sud!';
const proofRequired = { status: 409, body: { success: false, code: 'REAUTHENTICATION_REQUIRED' } };

async function signInMinutesAgo(minutes: number) {
  const person = await addPerson(server, 'ADMIN');
  const { id, client } = await person.join();
  server.advance(minutes * minutesMs);
  const { body } = await client.post('/auth/refresh');
  const headers = bearerHeaders((body as { accessToken: string }).accessToken);
  const put = (path: string, changes: object, target = id) =>
    client.put(`/users/${target}${path}`, changes, headers);
  return { ...person, client, put };
}

const changes = [
  ['password', '/password', { password }],
  ['e-mail address', '', { email: 'nouvelle.adresse@escale.test' }],
] as const;

test.each(changes)(
  'users need a sign-in within the last ten minutes to change their own %s',
  async (_name, path, body) => {
    const { put, join } = await signInMinutesAgo(11);
    const refused = await put(path, body);
    expect(refused).toMatchObject(proofRequired);
    expect(refused.body).toMatchObject({
      error: expect.stringContaining('confirmez votre identité') as string,
    });
    const again = await join();
    expect((await again.client.put(`/users/${again.id}${path}`, body, again.headers)).status).toBe(200);
  },
);

test('a refused change changes nothing', async () => {
  const { client, put, id, email, join } = await signInMinutesAgo(11);
  await put('/password', { password });
  await put('', { firstName: 'Autre', email: 'jamais@escale.test' });
  const { headers } = await join();
  const { body } = await client.get(`/users/${id}`, headers);
  expect(body).toMatchObject({ data: { firstName: 'Personne', email } });
});

test("nine minutes after the sign-in, one's own password can be changed", async () => {
  const { put } = await signInMinutesAgo(9);
  expect((await put('/password', { password })).status).toBe(200);
});

test("other fields of one's own account, the same address and other accounts need no fresh sign-in", async () => {
  const { put, email } = await signInMinutesAgo(25);
  const other = await addPerson(server, 'OPERATOR');
  expect((await put('', { firstName: 'Autre', email })).status).toBe(200);
  expect((await put('', { email: `neuf-${other.id}@escale.test` }, other.id)).status).toBe(200);
  expect((await put('/password', { password }, other.id)).status).toBe(200);
});
