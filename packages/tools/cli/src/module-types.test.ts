import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { formatRegistry, type ModuleManifest } from '@escale/contracts';
import { pagesDeclaration, writeTypes } from './module-types';
import { createScratch } from '@escale/site/testing';

const scratch = createScratch();
afterAll(() => scratch.remove());

const apps = readdirSync(process.cwd()).filter((name) => existsSync(path.join(name, 'escale.module.json')));
const manifestOf = (app: string) =>
  JSON.parse(readFileSync(path.join(app, 'escale.module.json'), 'utf8')) as ModuleManifest;
const appsWithPages = apps.filter((app) => manifestOf(app).routes.some(({ name }) => name !== undefined));

it.each(appsWithPages)('%s: its pages are declared as escale types writes them', (app) => {
  const declared = readFileSync(path.join(app, 'src/module-pages.d.ts'), 'utf8');
  expect(declared).toBe(pagesDeclaration([manifestOf(app)]));
});

it('reads the pages of all modules of a site from its address', async () => {
  const users = {
    ...manifestOf('mf-users'),
    version: '1.0.0',
    entry: '/modules/users/1.0.0/mf-manifest.json',
    files: {},
  };
  const registry = formatRegistry([{ live: users, previous: [] }]);
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/modules.json' ? 200 : 404;
    response.end(registry);
  }).listen(0);
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const outFile = path.join(scratch.siteDir, '..', 'module-pages.d.ts');
  await writeTypes({ sources: [`${origin}/modules.json`], outFile });
  expect(readFileSync(outFile, 'utf8')).toContain("      detail: 'userId';\n");
  await expect(writeTypes({ sources: [`${origin}/other`], outFile })).rejects.toThrow(/answers 404/);
  await expect(writeTypes({ sources: ['nowhere.json'], outFile })).rejects.toThrow('nowhere.json is missing');
  server.close();
});
