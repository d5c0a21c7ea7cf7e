import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publisherSettings, readPublisherConfig } from './publisher-config';

test.each([
  ['PUBLISH_PORT', '0'],
  ['ESCALE_KEPT_VERSIONS', '30'],
  ['TRUST_PROXY', 'the proxy'],
])('a wrong %s is one sentence that names it and not its value', (name, value) => {
  expect(() => readPublisherConfig({ [name]: value })).toThrow(`wrong environment variables: ${name}`);
});

test('the program ends with that sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, ['packages/server/publisher/bin/publisher.mjs'], {
    env: { ...process.env, PUBLISH_PORT: 'x' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, 'publishing service: wrong environment variables: PUBLISH_PORT\n']);
});

test('the table of settings in the guide names the settings of the publishing service and their defaults', () => {
  const guide = readFileSync(path.join(process.cwd(), 'docs/guides/operations.md'), 'utf8');
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` +\| ([^|]*publisher[^|]*)\| ([^|]*)\|/gm)];
  const defaults = publisherSettings.getDefault() as Record<string, string | number | undefined>;
  expect(
    rows.map(([, name = '', , text = '']) => [name, text.trim().replace(/^`(.*)`$/, '$1')]).sort(),
  ).toEqual(
    Object.keys(publisherSettings.fields)
      .map((name) => [name, String(defaults[name] ?? '')])
      .sort(),
  );
});
