import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { repository } from './repository';

interface Compiled {
  files: string[];
  errors: string[];
}

const plantedFiles = {
  'tsconfig.browser.json': {
    'mf-users/src/planted.ts': "export const mode = process.env.MODE;\nexport const bytes = Buffer.from('');",
  },
  'tsconfig.node.json': {
    'mock-api/src/planted.ts':
      'export const title = document.title;\nexport const width = window.innerWidth;',
  },
  'tsconfig.tests.json': {},
};

let compiled: Record<keyof typeof plantedFiles, Compiled>;

beforeAll(() => {
  const script = path.join(repository, 'packages/tools/testing/gates/compile-planted.mjs');
  const output = execFileSync(process.execPath, [script], {
    cwd: repository,
    input: JSON.stringify(plantedFiles),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  compiled = JSON.parse(output) as typeof compiled;
}, 120_000);

test('process and Buffer do not compile in a page', () => {
  expect(compiled['tsconfig.browser.json'].errors).toEqual([
    expect.stringContaining("Cannot find name 'process'"),
    expect.stringContaining("Cannot find name 'Buffer'"),
  ]);
});

test('document and window do not compile in the API', () => {
  expect(compiled['tsconfig.node.json'].errors).toEqual([
    expect.stringContaining("Cannot find name 'document'"),
    expect.stringContaining("Cannot find name 'window'"),
  ]);
});

test('every TypeScript file belongs to a project', () => {
  const known = new Set(Object.values(compiled).flatMap(({ files }) => files));
  // The guides' modules compile where their commands put them, in `guides-in-checkout.test.ts`.
  const patterns = ['*.ts', '*.tsx', ':!docs/examples/modules'];
  const tracked = execFileSync('git', ['ls-files', ...patterns], { cwd: repository, encoding: 'utf8' });
  expect(tracked.split('\n').filter((file) => file !== '' && !known.has(file))).toEqual([]);
});
