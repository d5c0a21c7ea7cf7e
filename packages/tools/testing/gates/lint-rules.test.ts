import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository';

interface LintMessage {
  ruleId: string;
  line: number;
  message: string;
}

/** Runs ESLint on each source as the content of its file; returns ESLint's messages by file. */
function lint(sources: Record<string, string>): Record<string, LintMessage[]> {
  const script = path.join(__dirname, 'lint-texts.mjs');
  const input = JSON.stringify(sources);
  const answer = execFileSync(process.execPath, [script], { cwd: repository, input, encoding: 'utf8' });
  return JSON.parse(answer) as Record<string, LintMessage[]>;
}

/** Lines that break a rule, each with the rule and a word of the alternative that the rule's message names. */
const plantedLines: [line: string, rule: string, instead?: string][] = [
  ["import { Box } from '@chakra-ui/react';", 'no-restricted-imports', '@escale/design-system'],
  ["import { css } from '@emotion/react';", 'no-restricted-imports', '@escale/design-system'],
  ["import axios from 'axios';", 'no-restricted-imports', '@escale/api-client'],
  ["import { useSelector } from 'react-redux';", 'no-restricted-imports', '@escale/auth'],
  ["import { useForm } from 'react-hook-form';", 'no-restricted-imports', '@escale/design-system/forms'],
  ["import { toast } from 'react-toastify';", 'no-restricted-imports', 'notify'],
  ["import { useNavigate } from 'react-router-dom';", 'no-restricted-imports', 'usePageNavigate'],
  ["export * from './messages/catalogue';", 'no-restricted-syntax', 'one by one'],
  ['export default () => null;', 'no-restricted-syntax', 'by name'],
  ['export const anything: any = 1;', '@typescript-eslint/no-explicit-any'],
  ["export const token = localStorage.getItem('token');", 'no-restricted-globals', 'localStore'],
  ["export const other = window.localStorage.getItem('token');", 'no-restricted-properties', 'localStore'],
  ["export const place = sessionStorage.getItem('place');", 'no-restricted-globals', 'tabStore'],
  ["export const own = globalThis.sessionStorage.getItem('place');", 'no-restricted-properties', 'tabStore'],
  [
    'export const isOver = (claims: { exp: number }) => claims.exp < Date.now() / 1_000;',
    'no-restricted-syntax',
    'when its answer came',
  ],
  [
    'export const left = (expiresAt: string) => Date.parse(expiresAt) - Date.now();',
    'no-restricted-syntax',
    'when its answer came',
  ],
  ["export const ask = () => window.confirm('?');", 'no-alert'],
  ["export const log = () => console.log('?');", 'no-console'],
  ['export const Words = () => <p>Bonjour</p>;', 'no-restricted-syntax', 'catalogues'],
  ["export const Braces = () => <p>{'Bonjour'}</p>;", 'no-restricted-syntax', 'catalogues'],
  ['export const Joined = (n: number) => <p>{`${n} jours`}</p>;', 'no-restricted-syntax', 'catalogues'],
  ["export const Either = (b: boolean) => <p>{b ? 'Oui' : <i />}</p>;", 'no-restricted-syntax', 'catalogues'],
  ['export const Title = () => <Named title="Bonjour" />;', 'no-restricted-syntax', 'catalogues'],
  ['export const Hint = (text: string) => <p title={text} />;', 'no-restricted-syntax', 'data-tooltip'],
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
  [
    "export const useList = (id: string) => useQuery({ queryKey: ['list'], queryFn: () => fetch(id) });",
    '@tanstack/query/exhaustive-deps',
  ],
  ['export const client = new QueryClient();', 'no-restricted-syntax', 'createQueryClient'],
  [
    "export const useSave = () => useMutation({ networkMode: 'online' });",
    'no-restricted-syntax',
    'createQueryClient',
  ],
  ['// eslint-disable-next-line no-console', 'no-warning-comments'],
  ["export const off = () => console.log('?');", 'no-console'],
];

const imports = "import { useQuery } from '@tanstack/react-query';";
const lintedSource = [imports, ...plantedLines.map(([line]) => line)].join('\n');

const remoteFile = 'mf-users/src/module.tsx';
const ownerFiles: Record<string, string> = {
  'packages/front/design-system/src/core/theme/system.ts': "import { Box } from '@chakra-ui/react';",
  'packages/front/api-client/src/client.ts': "import axios from 'axios';",
};

/** The file that gets `sidedStyles`, which would not be mirrored on a right-to-left page. */
const styleFile = 'mf-users/src/parts.ts';
const sidedStyles = [
  "export const a = { marginLeft: '4' };",
  "export const b = { '& > p': { borderTopRightRadius: 'md' } };",
  "export const c = { textAlign: { base: 'left', md: 'start' } };",
  "export const d = { position: 'fixed', right: '1rem' };",
  'export const e = { left: 0 };',
  'export const f = (x: number) => ({ left: `${x}px` });',
  "export const g = { placement: 'right-start' };",
  "export const h = { pl: '2' };",
  "export const i = 'td { padding-left: 2mm }';",
  'export const j = (x: string) => `td { text-align: right; width: ${x} }`;',
];
const logicalStyles = [
  "export const k = { marginInlineStart: '4', textAlign: 'end', insetInlineEnd: 0 };",
  "export const o = { textAlign: 'start', _rtl: { textAlign: 'right' } };",
  "export const p = { '[dir=rtl] input': { textAlign: 'right' } };",
  "export const l = { point: 'header', right: 'read', plural: 2 };",
  'export const m = (left: number) => ({ left, right: left });',
  "export const n = 'td { padding-inline-start: 2mm }';",
];
const documentFile = 'shell/src/document.ts';
const documentHtml = readFileSync(path.join(repository, 'shell/src/index.html'), 'utf8');

/** A file of the shell, which must have no mutable state at module level. */
const shellFile = 'shell/src/lib/when-idle.ts';
const statefulLines = [
  'let count = 0;',
  'export let shown = false;',
  'const seen = new Set<string>();',
  'export const known = new Map<string, string>();',
  'const reported = new WeakSet();',
  'const queue: string[] = [];',
  'const cache: Record<string, string> = {};',
];
const statelessLines = ["const kinds: readonly string[] = ['a'];", "const tones = { a: 'ok' } as const;"];

let lintMessages: Record<string, LintMessage[]> = {};

beforeAll(() => {
  lintMessages = lint({
    [remoteFile]: lintedSource,
    [styleFile]: [...sidedStyles, ...logicalStyles].join('\n'),
    [documentFile]: `export const html = ${JSON.stringify(documentHtml)};`,
    [shellFile]: [...statefulLines, ...statelessLines].join('\n'),
    ...ownerFiles,
  });
}, 180_000);

const violations = plantedLines.map(([line, rule, instead = ''], index) => ({ line, rule, instead, index }));

it.each(violations)('$line → $rule', ({ rule, instead, index }) => {
  const found = lintMessages[remoteFile]!.filter(
    (message) => message.line === index + 2 && message.ruleId === rule,
  );
  expect(found).not.toEqual([]);
  expect(found.map(({ message }) => message).join('\n')).toContain(instead);
});

const sidedLines = (file: string) => {
  const found = lintMessages[file]!.filter(({ message }) => message.includes('start and end'));
  return [...new Set(found.map(({ line }) => line))];
};

it('styles name start and end instead of left and right', () => {
  expect(sidedLines(styleFile)).toEqual(sidedStyles.map((_line, index) => index + 1));
});

it('the styles of the document name start and end', () => {
  expect(lintMessages[documentFile]).toEqual([]);
});

const stateErrors = (index: number) =>
  lintMessages[shellFile]!.filter(
    ({ line, ruleId, message }) =>
      line === index + 1 && ruleId === 'no-restricted-syntax' && message.includes('main.tsx'),
  );

it.each(statefulLines.map((line, index) => ({ line, index })))(
  'the shell holds no state in $line',
  ({ index }) => {
    expect(stateErrors(index)).toHaveLength(1);
  },
);

it.each(statelessLines.map((line, index) => ({ line, index })))('$line is a constant', ({ index }) => {
  expect(stateErrors(statefulLines.length + index)).toEqual([]);
});

it.each(Object.keys(ownerFiles))('%s may import the package that it wraps', (file) => {
  expect(lintMessages[file]!.map(({ ruleId }) => ruleId)).not.toContain('no-restricted-imports');
});
