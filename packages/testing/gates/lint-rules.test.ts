import { spawnSync } from 'node:child_process';
import { command, repository } from './repository';

interface LintMessage {
  ruleId: string;
  line: number;
  message: string;
}

/** What ESLint says of `source` if it stood in `file`, which has to exist for the types. */
function lint(file: string, source: string): LintMessage[] {
  const args = ['--stdin', '--stdin-filename', file, '--format', 'json'];
  const { stdout } = spawnSync(command('eslint'), args, { cwd: repository, input: source, encoding: 'utf8' });
  return (JSON.parse(stdout) as { messages: LintMessage[] }[])[0]!.messages;
}

/** Each line breaks a rule: the rule, and a word of what its message says to do instead. */
const planted: [line: string, rule: string, instead?: string][] = [
  ["import { Box } from '@chakra-ui/react';", 'no-restricted-imports', '@escale/design-system'],
  ["import { css } from '@emotion/react';", 'no-restricted-imports', '@escale/design-system'],
  ["import axios from 'axios';", 'no-restricted-imports', '@escale/api-client'],
  ["import { useSelector } from 'react-redux';", 'no-restricted-imports', '@escale/auth'],
  ["import { useForm } from 'react-hook-form';", 'no-restricted-imports', '@escale/design-system/forms'],
  ["import { toast } from 'react-toastify';", 'no-restricted-imports', 'notify'],
  ["export * from './messages/catalogue';", 'no-restricted-syntax', 'one by one'],
  ['export default () => null;', 'no-restricted-syntax', 'by name'],
  ['export const anything: any = 1;', '@typescript-eslint/no-explicit-any'],
  ["export const token = localStorage.getItem('token');", 'no-restricted-globals', 'tokenStore'],
  ["export const other = window.localStorage.getItem('token');", 'no-restricted-properties', 'tokenStore'],
  ["export const ask = () => window.confirm('?');", 'no-alert'],
  ["export const log = () => console.log('?');", 'no-console'],
  ['export const wait = () => { Promise.resolve(); };', '@typescript-eslint/no-floating-promises'],
  ['export const Words = () => <p>Bonjour</p>;', 'no-restricted-syntax', 'catalogues'],
  ["export const Braces = () => <p>{'Bonjour'}</p>;", 'no-restricted-syntax', 'catalogues'],
  ['export const Joined = (n: number) => <p>{`${n} jours`}</p>;', 'no-restricted-syntax', 'catalogues'],
  ["export const Either = (b: boolean) => <p>{b ? 'Oui' : <i />}</p>;", 'no-restricted-syntax', 'catalogues'],
  ['export const Title = () => <p title="Bonjour" />;', 'no-restricted-syntax', 'catalogues'],
  [
    "export const Named = (b: boolean) => <b aria-label={b ? 'Oui' : ''} />;",
    'no-restricted-syntax',
    'catalogues',
  ],
  [
    "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    'no-restricted-syntax',
    'never becomes HTML',
  ],
  ['export const Picture = () => <img src="/a" />;', 'jsx-a11y/alt-text'],
  ['export const useMaybe = (b: boolean) => (b ? useParams() : null);', 'react-hooks/rules-of-hooks'],
  [
    "export const useList = (id: string) => useQuery({ queryKey: ['list'], queryFn: () => fetch(id) });",
    '@tanstack/query/exhaustive-deps',
  ],
  ['// eslint-disable-next-line no-console', 'none'],
  ["export const off = () => console.log('?');", 'no-console'],
];

const imports =
  "import { useQuery } from '@tanstack/react-query';import { useParams } from 'react-router-dom';";
const source = [imports, ...planted.map(([line]) => line)].join('\n');

describe('planted violations in a remote', () => {
  let messages: LintMessage[] = [];
  beforeAll(() => {
    messages = lint('mf-users/src/module.tsx', source);
  }, 60_000);

  it.each(
    planted
      .map(([line, rule, instead], index) => ({ line, rule, instead, index }))
      .filter(({ rule }) => rule !== 'none'),
  )('$line → $rule', ({ rule, instead = '', index }) => {
    const found = messages.filter((message) => message.line === index + 2 && message.ruleId === rule);
    expect(found.map(({ message }) => message).join('\n')).toContain(instead);
    expect(found).not.toEqual([]);
  });
});

it.each([
  ['packages/design-system/src/theme/system.ts', "import { Box } from '@chakra-ui/react';"],
  ['packages/api-client/src/client.ts', "import axios from 'axios';"],
])(
  '%s may import what it wraps',
  (file, line) => {
    expect(lint(file, `${line}\n`).map(({ ruleId }) => ruleId)).not.toContain('no-restricted-imports');
  },
  60_000,
);
