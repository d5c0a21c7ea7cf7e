import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface LicenceListModule {
  licenceList: (bill: { components: object[] }) => { text: string; count: number; undeclared: string[] };
}
const loadLicenceList = () =>
  import(
    pathToFileURL(path.join(import.meta.dirname, 'licence-list.mjs')).href
  ) as Promise<LicenceListModule>;

test('lists third-party components by licence, and those without one separately', async () => {
  const { licenceList } = await loadLicenceList();
  const components = [
    { group: '@escale', name: 'core', version: '1.0.0' },
    { name: 'react', version: '19.3.1', licenses: [{ license: { id: 'MIT' } }] },
    { group: '@swc', name: 'core', version: '1.0.0', licenses: [{ expression: 'MIT OR Apache-2.0' }] },
    { name: 'axios', version: '1.0.0', licenses: [{ license: { name: 'MIT' } }] },
    { name: 'odd', version: '2.0.0' },
  ];
  expect(licenceList({ components })).toEqual({
    text: '—\n  odd@2.0.0\n\nMIT\n  axios@1.0.0\n  react@19.3.1\n\nMIT OR Apache-2.0\n  @swc/core@1.0.0\n',
    count: 4,
    undeclared: ['odd@2.0.0'],
  });
});

test('the bill of materials lists what is delivered, and no test tools', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'escale-bom-'));
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'bill-of-materials.mjs'), folder]);
  const bill = JSON.parse(readFileSync(path.join(folder, 'escale.cdx.json'), 'utf8')) as {
    bomFormat: string;
    components: { purl: string }[];
  };
  const licences = readFileSync(path.join(folder, 'licences.txt'), 'utf8');
  rmSync(folder, { recursive: true });
  const urls = bill.components.map(({ purl }) => purl).join('\n');
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(urls).toMatch(/^pkg:npm\/fastify@/m);
  expect(urls).toMatch(/^pkg:npm\/react@/m);
  expect(urls).not.toMatch(/selenium-webdriver|storybook|@playwright/);
  expect(licences).toMatch(/^MIT\n[\s\S]*^ {2}react@/m);
});
