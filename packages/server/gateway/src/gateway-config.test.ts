import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bundleOf, compareSettings } from '@escale/core/testing';
import { gatewaySettings, readGatewayConfig } from './gateway-config';

test('uses defaults for missing and empty variables', () => {
  expect(readGatewayConfig({ API_ORIGIN: '', METRICS_TOKEN: '' })).toMatchObject({
    PORT: 3_000,
    HOST: 'localhost',
    ESCALE_SITE_DIR: 'var/site',
    API_ORIGIN: 'http://localhost:4000',
  });
  expect(readGatewayConfig({ API_PORT: '4100' }).API_ORIGIN).toBe('http://localhost:4100');
});

test.each([
  ['PORT', '70000'],
  ['API_PORT', 'four'],
  ['API_ORIGIN', 'http://api:4000/api'],
  ['API_ORIGIN', 'http://one:4000,two:4000'],
  ['APP_ORIGIN', 'escale.example.com'],
  ['MODULE_BACKENDS', 'yard=localhost:4650'],
  ['TRUST_PROXY', 'the proxy'],
  ['METRICS_TOKEN', 'short'],
])('reports a wrong %s in one sentence without its value', (name, value) => {
  expect(() => readGatewayConfig({ [name]: value })).toThrow(
    new RegExp(`^Variables d'environnement incorrectes : ${name}\\.$`),
  );
});

test('the program ends with that sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, [bundleOf('gateway')], {
    cwd: path.join(process.cwd(), 'packages/server/gateway'),
    env: { ...process.env, PORT: '0', METRICS_TOKEN: 'short' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, "Variables d'environnement incorrectes : PORT, METRICS_TOKEN.\n"]);
});

test('the settings page has the defaults and values of the gateway', () => {
  const { page, schema } = compareSettings('gateway', gatewaySettings, ['API_ORIGIN', 'APP_ORIGIN']);
  expect(page).toEqual(schema);
});
