import { startTestServer, type TestServer } from '../../test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

const ask = async (path: string) => {
  const answer = await fetch(server.origin + path);
  return [answer.status, await answer.text()];
};

test('lives and is ready', async () => {
  expect(await ask('/healthz')).toEqual([200, 'ok\n']);
  expect(await ask('/readyz')).toEqual([200, 'ok\n']);
});

test('lives, but is not ready, while its database does not answer', async () => {
  const failing = jest.spyOn(server.db, 'execute').mockRejectedValue(new Error('connection lost'));
  expect(await ask('/readyz')).toEqual([503, 'database\n']);
  expect(await ask('/healthz')).toEqual([200, 'ok\n']);
  failing.mockRestore();
  expect(await ask('/readyz')).toEqual([200, 'ok\n']);
});
