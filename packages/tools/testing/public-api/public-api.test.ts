import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Level } from './compare';
import { emitDeclarations } from './declarations';
import { consumedPackages, type ConsumedPackage } from './packages';
import { apiProblems, releasedFile, reportFile } from './problems';
import { readPublicApi } from './public-api';
import { releasedApi, reportOf } from './report';

const repository = path.resolve(__dirname, '../../../..');

let scratch: string;
let consumed: ConsumedPackage;
let index: string;
let original: string;
let entries: Record<string, string>;

/** A package in its current, released state; `index` are the declarations of its first entry point. */
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'escale-api-'));
  const packages = consumedPackages(repository).filter(({ name }) => name === '@escale/i18n');
  const declarationOf = emitDeclarations(repository, packages, path.join(scratch, 'types'));
  const [found] = packages;
  if (found === undefined) throw new Error('no such package');
  entries = Object.fromEntries(
    Object.entries(found.entries).map(([entry, source]) => [entry, declarationOf(source)]),
  );
  index = entries['.'] ?? '';
  original = readFileSync(index, 'utf8');
  consumed = { ...found, folder: path.join(scratch, 'i18n') };
  mkdirSync(consumed.folder);
  const api = readPublicApi(entries);
  writeFileSync(path.join(consumed.folder, reportFile), reportOf(consumed.name, api));
  writeFileSync(path.join(consumed.folder, releasedFile), JSON.stringify(releasedApi(consumed.version, api)));
}, 60_000);

afterEach(() => writeFileSync(index, original));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Returns the problems that the gate finds once the report has been updated. */
function problemsWith(declarations: string, changeset: Level): string[] {
  writeFileSync(index, declarations);
  const api = readPublicApi(entries);
  const folder = path.join(scratch, 'changed');
  cpSync(consumed.folder, folder, { recursive: true });
  writeFileSync(path.join(folder, reportFile), reportOf(consumed.name, api));
  return apiProblems({ ...consumed, folder }, api, changeset);
}

const withoutTexts = () => original.replace(/export \{ loadTexts \} from [^\n]*/, '');

it('the report lists what each entry point exports, and the types behind it', () => {
  const report = readFileSync(path.join(consumed.folder, reportFile), 'utf8');
  expect(report).toContain('// LocaleProvider\nfunction LocaleProvider(options: LocaleProviderProps)');
  expect(report).toContain('## @escale/i18n/dates\n');
  expect(apiProblems(consumed, readPublicApi(entries), 'none')).toEqual([]);
});

it('a changed API with the old report is refused with the command that writes it', () => {
  writeFileSync(index, withoutTexts());
  expect(apiProblems(consumed, readPublicApi(entries), 'major')).toEqual([
    expect.stringContaining('pnpm api:report'),
  ]);
});

it('a removed export takes a major changeset', () => {
  expect(problemsWith(withoutTexts(), 'none')).toEqual([
    expect.stringMatching(
      /removed: loadTexts\n.*at least "major"; there is none\. Write it: pnpm changeset$/s,
    ),
  ]);
  expect(problemsWith(withoutTexts(), 'minor')).toEqual([expect.stringContaining('there is "minor"')]);
  expect(problemsWith(withoutTexts(), 'major')).toEqual([]);
});

it.each([
  ['an export that came', 'export declare const planted: string;', 'added: planted'],
  ['an export of another package', "export { planted } from 'elsewhere';", 'added: planted'],
])('%s takes a minor changeset', (_name, line, expected) => {
  expect(problemsWith(`${original}\n${line}`, 'patch')).toEqual([expect.stringContaining(expected)]);
  expect(problemsWith(`${original}\n${line}`, 'minor')).toEqual([]);
});

it('a declaration that reads differently takes a minor changeset, and so does a type behind it', () => {
  const typed = (size: string) =>
    `${original}\ninterface Planted { size: ${size} }\nexport declare function planted(options: Planted): void;`;
  writeFileSync(index, typed('string'));
  const released = releasedApi(consumed.version, readPublicApi(entries));
  const before = readFileSync(path.join(consumed.folder, releasedFile), 'utf8');
  writeFileSync(path.join(consumed.folder, releasedFile), JSON.stringify(released));
  expect(problemsWith(typed('number'), 'none')).toEqual([expect.stringContaining('changed: planted\n')]);
  expect(problemsWith(typed('string'), 'none')).toEqual([]);
  writeFileSync(path.join(consumed.folder, releasedFile), before);
});

it('a version that changesets did not make is refused', () => {
  expect(apiProblems({ ...consumed, version: '7.0.0' }, readPublicApi(entries), 'none')).toEqual([
    expect.stringContaining('pnpm release'),
  ]);
});
