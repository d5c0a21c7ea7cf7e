import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { devModule } from './dev-module';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'escale-dev-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('says that a folder is no module', async () => {
  await expect(devModule({ folder })).rejects.toThrow(`${folder} is no module`);
});

it('ends with the failure of the dev server, which refuses an address without TLS', async () => {
  const manifest = path.resolve(import.meta.dirname, '../placeholders/containers.json');
  writeFileSync(path.join(folder, 'escale.module.json'), JSON.stringify(await import(manifest)));
  expect(await devModule({ folder, against: 'http://app.example.com' })).toBe(1);
});
