import { addPerson } from '../../testing/test-people';
import { createTestRegistry, yard } from '../../testing/test-registry';
import { bearerHeaders, startTestServer, type TestServer } from '../../testing/test-server';
import { connectSocket, until } from '../../testing/test-socket';
import { secondsMs } from '../clock';

const topics = [
  { name: 'slots', right: 'read' },
  { name: 'releases', right: 'release' },
];
const registry = createTestRegistry(
  { ...yard, backend: true, topics },
  { ...yard, id: 'silo', path: '/silo', routes: [], backend: true, topics },
  { ...yard, id: 'lane', path: '/lane', routes: [], topics },
);
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ MODULE_REGISTRY: registry.file });
});
afterAll(() => server.close());

const addReader = async () => {
  const rights = { visible: true, read: true, release: false };
  const person = await addPerson(server, 'OPERATOR', undefined, { yard: rights, silo: rights });
  return person.join();
};
type Person = Awaited<ReturnType<typeof addReader>>;

/** Returns the headers with which the back end of a module calls for a user. */
async function asBackend({ client, headers }: Person, module = 'yard') {
  const { body } = await client.post(`/auth/module-token/${module}`, undefined, headers);
  return bearerHeaders((body as { token: string }).token);
}
const publish = (
  headers: Record<string, string>,
  path = 'yard/topics/slots',
  message: unknown = { id: '1' },
) => server.client().post(`/modules/${path}`, { message }, headers);

test('a message of the back end reaches users with the right of its topic', async () => {
  const reader = await addReader();
  const connection = await connectSocket(server.origin, { token: reader.headers.authorization.slice(7) });
  expect(await publish(await asBackend(reader))).toMatchObject({ status: 200, body: { success: true } });
  await until(() => connection.of('topic').length === 1);
  expect(connection.of('topic')).toEqual([{ topic: 'yard/slots', message: { id: '1' } }]);
  connection.socket.disconnect();
});

test('an access token, an expired token and the token for another module publish nothing', async () => {
  const reader = await addReader();
  const headers = await asBackend(reader);
  for (const refused of [{}, reader.headers, await asBackend(reader, 'silo')])
    expect(await publish(refused)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
  server.advance(61 * secondsMs);
  expect((await publish(headers)).status).toBe(401);
});

test('the token of an ended session publishes nothing', async () => {
  const reader = await addReader();
  const headers = await asBackend(reader);
  await reader.client.post('/auth/logout', undefined, reader.headers);
  expect((await publish(headers)).status).toBe(401);
});

test('the user needs the right of the topic, and the module must declare it', async () => {
  const headers = await asBackend(await addReader());
  expect(await publish(headers, 'yard/topics/releases')).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN' },
  });
  expect(await publish(headers, 'yard/topics/cranes')).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  });
});

test('a message that is too long, and messages beyond the limit, are refused', async () => {
  const headers = await asBackend(await addReader());
  expect(await publish(headers, undefined, 'x'.repeat(5_000))).toMatchObject({
    status: 413,
    body: { code: 'BODY_TOO_LARGE' },
  });
  await server.db.execute("UPDATE attempt_counters SET count = 1000 WHERE key LIKE 'topic:%'");
  await publish(headers);
  await server.db.execute("UPDATE attempt_counters SET count = 1000 WHERE key LIKE 'topic:%'");
  expect(await publish(headers)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
});
