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
let consumedPackage: ConsumedPackage;
let indexFile: string;
let originalDeclarations: string;
let entries: Record<string, string>;

/** Writes a package in its current, released state; `indexFile` contains the declarations of its first entry point. */
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'escale-api-'));
  const packages = consumedPackages(repository).filter(({ name }) => name === '@escale/i18n');
  const declarationOf = emitDeclarations(repository, packages, path.join(scratch, 'types'));
  const [found] = packages;
  if (found === undefined) throw new Error('no such package');
  entries = Object.fromEntries(
    Object.entries(found.entries).map(([entry, source]) => [entry, declarationOf(source)]),
  );
  indexFile = entries['.'] ?? '';
  originalDeclarations = readFileSync(indexFile, 'utf8');
  consumedPackage = { ...found, folder: path.join(scratch, 'i18n') };
  mkdirSync(consumedPackage.folder);
  const api = readPublicApi(entries);
  writeFileSync(path.join(consumedPackage.folder, reportFile), reportOf(consumedPackage.name, api));
  writeFileSync(
    path.join(consumedPackage.folder, releasedFile),
    JSON.stringify(releasedApi(consumedPackage.version, api)),
  );
}, 60_000);

afterEach(() => writeFileSync(indexFile, originalDeclarations));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Returns the problems that the gate finds once the report has been updated. */
function problemsWith(declarations: string, changeset: Level): string[] {
  writeFileSync(indexFile, declarations);
  const api = readPublicApi(entries);
  const folder = path.join(scratch, 'changed');
  cpSync(consumedPackage.folder, folder, { recursive: true });
  writeFileSync(path.join(folder, reportFile), reportOf(consumedPackage.name, api));
  return apiProblems({ ...consumedPackage, folder }, api, changeset);
}

const withoutTexts = () => originalDeclarations.replace(/export \{ loadTexts \} from [^\n]*/, '');

it('the report lists what each entry point exports, and the types behind it', () => {
  const report = readFileSync(path.join(consumedPackage.folder, reportFile), 'utf8');
  expect(report).toContain('// LocaleProvider\nfunction LocaleProvider(options: LocaleProviderProps)');
  expect(report).toContain('## @escale/i18n/dates\n');
  expect(apiProblems(consumedPackage, readPublicApi(entries), 'none')).toEqual([]);
});

it('a changed API with the old report is refused with the command that writes it', () => {
  writeFileSync(indexFile, withoutTexts());
  expect(apiProblems(consumedPackage, readPublicApi(entries), 'major')).toEqual([
    expect.stringContaining('pnpm api:report'),
  ]);
});

it('a removed export requires a major changeset', () => {
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
])('%s requires a minor changeset', (_name, line, expected) => {
  expect(problemsWith(`${originalDeclarations}\n${line}`, 'patch')).toEqual([
    expect.stringContaining(expected),
  ]);
  expect(problemsWith(`${originalDeclarations}\n${line}`, 'minor')).toEqual([]);
});

it('a declaration counts as changed when a type that it uses changes', () => {
  const typed = (size: string) =>
    `${originalDeclarations}\ninterface Planted { size: ${size} }\nexport declare function planted(options: Planted): void;`;
  writeFileSync(indexFile, typed('string'));
  const released = releasedApi(consumedPackage.version, readPublicApi(entries));
  const before = readFileSync(path.join(consumedPackage.folder, releasedFile), 'utf8');
  writeFileSync(path.join(consumedPackage.folder, releasedFile), JSON.stringify(released));
  expect(problemsWith(typed('number'), 'none')).toEqual([expect.stringContaining('changed: planted\n')]);
  expect(problemsWith(typed('string'), 'none')).toEqual([]);
  writeFileSync(path.join(consumedPackage.folder, releasedFile), before);
});

it('a version that changesets did not make is refused', () => {
  expect(apiProblems({ ...consumedPackage, version: '7.0.0' }, readPublicApi(entries), 'none')).toEqual([
    expect.stringContaining('pnpm release'),
  ]);
});
