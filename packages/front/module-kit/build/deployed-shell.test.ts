import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkDeployment, deploymentOrigin } from './deployed-shell';

it.each([
  ['https://app.example.com/containers?a=1', 'https://app.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('%s is the deployment %s', (address, origin) => expect(deploymentOrigin(address)).toBe(origin));

it.each(['http://app.example.com', 'app.example.com', 'ftp://app.example.com'])(
  '%s is refused: a page without TLS may not load a module of this machine',
  (address) => expect(() => deploymentOrigin(address)).toThrow('begins with https://'),
);

describe('a deployment', () => {
  let server: Server;
  let answer: { status: number; body: string };
  const origin = () => `http://localhost:${(server.address() as AddressInfo).port}`;

  beforeEach(async () => {
    server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('that permits it is accepted', async () => {
    answer = { status: 200, body: '{ "moduleOverride": true }' };
    await expect(checkDeployment(origin())).resolves.toBeUndefined();
  });

  it.each([
    ['without the setting', { status: 200, body: '{}' }],
    ['without a configuration', { status: 404, body: 'Introuvable.' }],
    ['that sends every address the same page', { status: 200, body: '<!doctype html>' }],
  ])('%s is refused in words', async (_what, given) => {
    answer = given;
    await expect(checkDeployment(origin())).rejects.toThrow('its operator has not set moduleOverride');
  });
});

it('a server that does not answer is named with its reason', async () => {
  await expect(checkDeployment('http://127.0.0.1:9')).rejects.toThrow(/127\.0\.0\.1:9 does not answer: \S/);
});
