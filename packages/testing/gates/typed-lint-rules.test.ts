import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { plantTree } from './planted-tree';
import { command, repository } from './repository';

/** Each line breaks a rule that needs types. */
const planted: [line: string, rule: string][] = [
  ['export const start = () => { Promise.resolve(); };', 'no-floating-promises'],
  ["export const parsed: string = JSON.parse('1');", 'no-unsafe-assignment'],
  ['export const join = (list: string[]) => list.length === 0 || list ? 1 : 2;', 'no-unnecessary-condition'],
  ['export const fail = () => { throw 1; };', 'only-throw-error'],
  ['export const show = (value: object) => `${value}`;', 'restrict-template-expressions'],
];

const source = planted.map(([line]) => line).join('\n');
const compilerOptions = { strict: true, target: 'ES2023', types: [] };

let found: Set<string>;

beforeAll(() => {
  const tree = plantTree({
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['shell'] }),
    'shell/src/main.ts': source,
  });
  try {
    const config = path.join(repository, '.oxlintrc.json');
    const { stdout } = spawnSync(command('oxlint'), ['--type-aware', '-c', config, '-f', 'json', 'shell'], {
      cwd: tree.root,
      encoding: 'utf8',
      env: { ...process.env, OXLINT_TSGOLINT_PATH: command('tsgolint') },
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; labels: { span: { line: number } }[] }[];
    };
    found = new Set(diagnostics.map(({ code, labels }) => `${code} ${labels[0]!.span.line}`));
  } finally {
    tree.remove();
  }
}, 60_000);

it.each(planted.map(([line, rule], index) => ({ line, rule, index })))('$line → $rule', ({ rule, index }) => {
  expect(found).toContain(`typescript(${rule}) ${index + 1}`);
});
