import { spawnSync } from 'node:child_process';
import { bundleOf, compareSettings } from '@escale/core/testing';
import { publisherSettings, readPublisherConfig } from './publisher-config';

test.each([
  ['PUBLISH_PORT', '0'],
  ['ESCALE_KEPT_VERSIONS', '30'],
  ['TRUST_PROXY', 'the proxy'],
  ['API_ORIGIN', 'http://api:4000/api'],
  ['API_ORIGIN', ','],
])('reports a wrong %s in one sentence without its value', (name, value) => {
  expect(() => readPublisherConfig({ [name]: value })).toThrow(`wrong environment variables: ${name}`);
});

test('the program ends with that sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, [bundleOf('publisher')], {
    env: { ...process.env, PUBLISH_PORT: 'x' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'publishing service: wrong environment variables: PUBLISH_PORT\n']);
});

test('the settings page has the defaults and values of the publishing service', () => {
  const { page, schema } = compareSettings('publisher', publisherSettings, ['APP_ORIGIN', 'API_ORIGIN']);
  expect(page).toEqual(schema);
});
