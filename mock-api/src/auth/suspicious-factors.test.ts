import { accounts, signIn, startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function startServer(environment: Record<string, string> = {}) {
  server = await startTestServer(environment);
  return server;
}

const newestFactors = async (from: TestServer) => (await from.audit())[0]?.metadata.suspiciousFactors;

test('the first sign-in of an account from a browser counts as a new device, even if others used it [§3-18]', async () => {
  const server = await startServer();
  const browser = server.client();
  await signIn(server, browser, accounts.operator);
  expect(await newestFactors(server)).toEqual(['NEW_DEVICE']);
  await signIn(server, browser, accounts.operator);
  expect(await newestFactors(server)).toEqual([]);
  await signIn(server, browser, accounts.admin);
  expect(await newestFactors(server)).toEqual(['NEW_DEVICE']);
  await signIn(server, server.client(), accounts.operator);
  expect(await newestFactors(server)).toEqual(['NEW_DEVICE']);
});

test('an address outside the internal ranges is foreign [§3-18]', async () => {
  const server = await startServer({ HOME_ADDRESS_RANGES: '196.10.0.0/16' });
  const browser = server.client();
  await signIn(server, browser, accounts.operator);
  expect(await newestFactors(server)).toEqual(['NEW_DEVICE', 'FOREIGN_IP']);
  const { post } = browser;
  browser.post = (path, body) => post(path, body, { 'x-forwarded-for': '196.10.4.1' });
  await signIn(server, browser, accounts.operator);
  expect(await newestFactors(server)).toEqual([]);
});

test('invalid ranges prevent the start', async () => {
  await expect(startServer({ HOME_ADDRESS_RANGES: 'home' })).rejects.toThrow('HOME_ADDRESS_RANGES');
});
