import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { repository } from './repository';

interface CompiledProject {
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

let compiledProjects: Record<keyof typeof plantedFiles, CompiledProject>;

beforeAll(() => {
  const script = path.join(repository, 'packages/tools/testing/gates/compile-planted.mjs');
  const output = execFileSync(process.execPath, [script], {
    cwd: repository,
    input: JSON.stringify(plantedFiles),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  compiledProjects = JSON.parse(output) as typeof compiledProjects;
}, 120_000);

test('process and Buffer do not compile in a page', () => {
  expect(compiledProjects['tsconfig.browser.json'].errors).toEqual([
    expect.stringContaining("Cannot find name 'process'"),
    expect.stringContaining("Cannot find name 'Buffer'"),
  ]);
});

test('document and window do not compile in the API', () => {
  expect(compiledProjects['tsconfig.node.json'].errors).toEqual([
    expect.stringContaining("Cannot find name 'document'"),
    expect.stringContaining("Cannot find name 'window'"),
  ]);
});

test('every TypeScript file belongs to a project', () => {
  const known = new Set(Object.values(compiledProjects).flatMap(({ files }) => files));
  // Leaves out the modules of the guides: `guides-in-checkout.test.ts` compiles them in the places
  // where the guides put them.
  const patterns = ['*.ts', '*.tsx', ':!docs/examples/modules'];
  const tracked = execFileSync('git', ['ls-files', ...patterns], { cwd: repository, encoding: 'utf8' });
  expect(tracked.split('\n').filter((file) => file !== '' && !known.has(file))).toEqual([]);
});
