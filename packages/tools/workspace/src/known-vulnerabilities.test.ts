import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const id = 'GHSA-aaaa-bbbb-cccc';
const advisory = (severity: string) => ({
  fastify: [
    {
      id: 1,
      url: `https://advisories.test/${id}`,
      title: 'Vulnerability',
      severity,
      vulnerable_versions: '<99',
      cwe: [],
    },
  ],
});
const answerWith =
  (body: string): RequestListener =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(body);

const folder = mkdtempSync(path.join(tmpdir(), 'escale-vulnerabilities-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command against a server that replaces the package registry. */
async function audit(registry: RequestListener, accepted: object[] = [], env: Record<string, string> = {}) {
  const list = path.join(folder, 'accepted.json');
  writeFileSync(list, JSON.stringify(accepted));
  const server = createServer(registry);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = { pnpm_config_registry: `http://127.0.0.1:${port}/`, ...env };
  const result = await new Promise<{ code: unknown; output: string }>((resolve) => {
    const script = path.join(import.meta.dirname, 'audit.mjs');
    execFile(
      process.execPath,
      [script, list],
      { env: { ...process.env, ...settings } },
      (error, stdout, stderr) => {
        resolve({ code: error?.code ?? 0, output: stdout + stderr });
      },
    );
  });
  server.closeAllConnections();
  server.close();
  return result;
}

test('passes where the registry knows no vulnerability', async () => {
  const { code, output } = await audit(answerWith('{}'));
  expect(output).toContain('Aucune faille connue de gravité haute ou critique');
  expect(code).toBe(0);
});

test.each(['high', 'critical'])('names a vulnerability of %s severity and fails', async (severity) => {
  const { code, output } = await audit(answerWith(JSON.stringify(advisory(severity))));
  expect(output).toContain(`fastify (${severity}) : Vulnerability`);
  expect(output).toContain('Des dépendances de production ont des failles connues.');
  expect(code).toBe(1);
});

test('a vulnerability of moderate severity does not fail', async () => {
  expect((await audit(answerWith(JSON.stringify(advisory('moderate'))))).code).toBe(0);
});

test.each<[string, RequestListener]>([
  ['garbage', answerWith('<html>Sign in to this network</html>')],
  ['405', (_request, response) => response.writeHead(405).end()],
  ['nothing, ever', () => undefined],
])('says that nothing was checked when the registry answers with %s', async (_what, registry) => {
  const { code, output } = await audit(registry, [], { pnpm_config_fetch_timeout: '500' });
  expect(output).toContain('Failles connues non vérifiées : le registre de paquets ne répond pas.');
  expect(code).toBe(2);
});

test('an accepted vulnerability needs a reason, and fails again after its last day', async () => {
  const registry = answerWith(JSON.stringify(advisory('high')));
  const entry = { id, reason: 'The function is not called.', until: '9999-12-31' };
  expect((await audit(registry, [entry])).code).toBe(0);
  expect((await audit(registry, [{ ...entry, until: '2020-01-31' }])).code).toBe(1);
  const { code, output } = await audit(registry, [{ ...entry, reason: '' }]);
  expect(output).toContain(`${id} : une faille acceptée demande une raison et une date`);
  expect(code).toBe(1);
});
