import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBackend } from './own-backend';
import { createOriginReplacer, refuseUnmocked } from './standalone-api';

let server: Server;

beforeEach(async () => {
  server = createServer((request, response) =>
    refuseUnmocked('/api/x/yard')(request, response, () => response.end('page')),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const request = (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);

it('a call that nothing answers is refused by name, and reaches no API', async () => {
  const answer = await request('/api/containers?page=2');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    success: false,
    error: 'Aucune réponse simulée pour GET /api/containers : ajoutez-la à src/mocks.ts.',
  });
});

it("leaves the calls of the module's own back end, and refuses those of another", async () => {
  expect(await (await request('/api/x/yard/entries')).text()).toBe('page');
  expect((await request('/api/x/yards/entries')).status).toBe(404);
});

it('says which package is missing for the tokens of a back end', async () => {
  const appDir = mkdtempSync(path.join(tmpdir(), 'own-backend-'));
  mkdirSync(path.join(appDir, 'backend'));
  writeFileSync(path.join(appDir, 'backend/server.mjs'), '');
  try {
    await expect(findBackend(appDir, { id: 'yard', rights: [] }, 'http://localhost:3010')).rejects.toThrow(
      'install @escale/module-token',
    );
  } finally {
    rmSync(appDir, { recursive: true });
  }
});

it('serves the page for everything else', async () => {
  expect(await (await request('/containers')).text()).toBe('page');
});

it("the real API sees calls of the page as its own origin's, and calls of another site as foreign", () => {
  const forward = createOriginReplacer('https://app.example.com', 'http://localhost:3010');
  const sent = (origin: string) => {
    const setHeader = jest.fn();
    forward({ setHeader }, { headers: { origin } });
    return setHeader.mock.calls;
  };
  expect(sent('http://localhost:3010')).toEqual([['origin', 'https://app.example.com']]);
  expect(sent('https://evil.example')).toEqual([]);
});
