import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createScratch } from '@escale/site/testing';
import { compileLibrary, copyDeclarations } from './compile-library';

const scratch = createScratch();
afterAll(() => scratch.remove());

const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

it('compiles each file to one of its own, with the full names that strict resolvers need', async () => {
  const from = await scratch.folder({
    'src/index.ts': "export { Crane } from './crane';\nexport type { Load } from './load';",
    'src/crane/index.tsx':
      "import range from '../range.json';\nimport { useState } from 'react';\n" +
      'export function Crane() { return <p>{range.top}{useState(0)[0]}</p>; }',
    'src/load.ts': 'export interface Load { weight: number }',
    'src/range.json': '{ "top": 7 }',
    'src/index.test.ts': "it('is left out', () => undefined);",
  });
  const to = await scratch.folder({});
  await compileLibrary(from, to);
  expect(read(to, 'src/index.js')).toContain('from "./crane/index.js"');
  expect(read(to, 'src/crane/index.js')).toMatch(/from "\.\.\/range\.json"[\s\S]*from "react"/);
  expect(read(to, 'src/crane/index.js')).toContain('react/jsx-runtime');
  expect(read(to, 'src/range.json')).toBe('{ "top": 7 }');
  expect(existsSync(path.join(to, 'src/index.test.js'))).toBe(false);
});

it('declarations name their neighbours in full, too', async () => {
  const from = await scratch.folder({
    'index.d.ts':
      "import './setup';\nexport { Crane } from './crane';\nexport declare const load: import('./load').Load;\nexport type { User } from '@escale/contracts';",
    'setup.d.ts': 'export {};',
    'crane/index.d.ts': 'export declare function Crane(): string;',
    'load.d.ts': 'export interface Load { weight: number }',
  });
  const to = await scratch.folder({});
  await copyDeclarations(from, to);
  const requests = [...read(to, 'index.d.ts').matchAll(/'([^']+)'/g)].map(([, request]) => request);
  expect(requests).toEqual(['./setup.js', './crane/index.js', './load.js', '@escale/contracts']);
});
