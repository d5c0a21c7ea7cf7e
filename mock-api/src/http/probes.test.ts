import { startTestServer, testServer } from '../../testing/test-server';

const server = testServer();

const probe = async (path: string) => {
  const answer = await fetch(server.origin + path);
  return [answer.status, await answer.text()];
};

test('is live and ready', async () => {
  expect(await probe('/healthz')).toEqual([200, 'ok\n']);
  expect(await probe('/readyz')).toEqual([200, 'ok\n']);
});

test.each([
  ['does not answer yet', () => new Promise<never>(() => undefined)],
  ['has no connection left', () => Promise.reject(new Error('timeout exceeded when trying to connect'))],
])(
  'is ready while its database, which has just answered, %s',
  async (_what, execute) => {
    const own = await startTestServer();
    const ready = async () => (await fetch(`${own.origin}/readyz`)).status;
    expect(await ready()).toBe(200);
    const busy = jest.spyOn(own.db, 'execute').mockImplementation(execute as never);
    expect(await ready()).toBe(200);
    const now = performance.now();
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now + 11_000);
    expect(await ready()).toBe(503);
    later.mockRestore();
    busy.mockRestore();
    await own.close();
  },
  60_000,
);

test('is live, but not ready, while its database does not answer', async () => {
  const failing = jest.spyOn(server.db, 'execute').mockRejectedValue(new Error('connection lost'));
  expect(await probe('/readyz')).toEqual([503, 'database\n']);
  expect(await probe('/healthz')).toEqual([200, 'ok\n']);
  failing.mockRestore();
  expect(await probe('/readyz')).toEqual([200, 'ok\n']);
});
