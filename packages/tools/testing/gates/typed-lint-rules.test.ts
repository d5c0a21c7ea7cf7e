import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plantTree } from './planted-tree';
import { command, repository } from './repository';

/** Lines that break a rule that needs types, or a rule of React, each with that rule. */
const plantedLines: [line: string, rule: string][] = [
  ['export const start = () => { Promise.resolve(); };', 'typescript(no-floating-promises)'],
  ["export const parsed: string = JSON.parse('1');", 'typescript(no-unsafe-assignment)'],
  [
    'export const join = (list: string[]) => list.length === 0 || list ? 1 : 2;',
    'typescript(no-unnecessary-condition)',
  ],
  ['export const fail = () => { throw 1; };', 'typescript(only-throw-error)'],
  ['export const show = (value: object) => `${value}`;', 'typescript(restrict-template-expressions)'],
  ['export const useMaybe = (b: boolean) => (b ? useId() : null);', 'react-hooks(rules-of-hooks)'],
  ['export const useChance = () => useMemo(() => Math.random(), []);', 'react(purity)'],
];

const imports = "import { useId, useMemo } from 'react';";
const lintedSource = [imports, ...plantedLines.map(([line]) => line)].join('\n');
const configs = ['.oxlintrc.json', 'packages/front/module-kit/lint/typed-rules.json'];
const compilerOptions = { strict: true, target: 'ES2023', types: [] };

let foundRules: Set<string>;

beforeAll(() => {
  const tree = plantTree({
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['shell'] }),
    'shell/src/main.ts': lintedSource,
    ...Object.fromEntries(configs.map((file) => [file, readFileSync(path.join(repository, file), 'utf8')])),
  });
  try {
    const { stdout } = spawnSync(command('oxlint'), ['--type-aware', '-f', 'json', 'shell'], {
      cwd: tree.root,
      encoding: 'utf8',
      env: { ...process.env, OXLINT_TSGOLINT_PATH: command('tsgolint') },
    });
    const { diagnostics } = JSON.parse(stdout) as {
      diagnostics: { code: string; labels: { span: { line: number } }[] }[];
    };
    foundRules = new Set(diagnostics.map(({ code, labels }) => `${code} ${labels[0]!.span.line}`));
  } finally {
    tree.remove();
  }
}, 60_000);

it.each(plantedLines.map(([line, rule], index) => ({ line, rule, index })))(
  '$line → $rule',
  ({ rule, index }) => {
    expect(foundRules).toContain(`${rule} ${index + 2}`);
  },
);
