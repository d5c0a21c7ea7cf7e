import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceImports } from './source-imports';

const folder = mkdtempSync(path.join(tmpdir(), 'escale-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeSource = (name: string, lines: string[]) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), lines.join('\n'));
};

it('finds the names that sources import from shared packages, without types and without tests', () => {
  writeSource('module.tsx', [
    "import { useState, type ReactNode } from 'react';",
    "import { Tabs as Rows } from '@escale/design-system/tabs';",
    "import type { User } from '@escale/auth';",
    "import * as router from 'react-router-dom';",
    "import lodash from 'lodash';",
    "import { page } from './page';",
    'export const first = <T,>(value: T) => <Rows>{useState(value)[0] as ReactNode}</Rows>;',
  ]);
  writeSource('page/index.ts', [
    "import { useEffect } from 'react';",
    "export { notify as say } from '@escale/design-system';",
    'export const page = <T>(value: T) => value;',
  ]);
  writeSource('page/index.test.ts', ["import { useId } from 'react';"]);
  writeSource('assets.d.ts', ["import { useRef } from 'react';"]);
  expect(sourceImports(folder)).toEqual({
    '@escale/design-system': ['notify'],
    '@escale/design-system/tabs': ['Tabs'],
    react: ['useEffect', 'useState'],
  });
});
