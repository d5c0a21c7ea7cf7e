/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Level } from './compare';
import { emitDeclarations } from './declarations';
import { consumedPackages, type ConsumedPackage } from './packages';
import { apiProblems, releasedFile, reportFile } from './problems';
import { readPublicApi } from './public-api';
import { releasedApi, reportOf } from './report';

const repository = path.resolve(__dirname, '../../..');

let scratch: string;
let kit: ConsumedPackage;
let index: string;
let original: string;
let entries: Record<string, string>;

/** The design system as it is now, released as it is; `index` are the declarations of its first entry point. */
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'escale-api-'));
  const packages = consumedPackages(repository).filter(({ name }) => name === '@escale/design-system');
  const declarationOf = emitDeclarations(repository, packages, path.join(scratch, 'types'));
  const [found] = packages;
  if (found === undefined) throw new Error('no design system');
  entries = Object.fromEntries(
    Object.entries(found.entries).map(([entry, source]) => [entry, declarationOf(source)]),
  );
  index = entries['.'] ?? '';
  original = readFileSync(index, 'utf8');
  kit = { ...found, folder: path.join(scratch, 'design-system') };
  mkdirSync(kit.folder);
  const api = readPublicApi(entries);
  writeFileSync(path.join(kit.folder, reportFile), reportOf(kit.name, api));
  writeFileSync(path.join(kit.folder, releasedFile), JSON.stringify(releasedApi(kit.version, api)));
}, 60_000);

afterEach(() => writeFileSync(index, original));

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** What the gate says once its report has been written anew. */
function problemsWith(declarations: string, changeset: Level): string[] {
  writeFileSync(index, declarations);
  const api = readPublicApi(entries);
  const folder = path.join(scratch, 'changed');
  cpSync(kit.folder, folder, { recursive: true });
  writeFileSync(path.join(folder, reportFile), reportOf(kit.name, api));
  return apiProblems({ ...kit, folder }, api, changeset);
}

const withoutButton = () => original.replace(/export \{ Button,/, 'export {');

it('the report lists what each entry point exports, and the types behind it', () => {
  const report = readFileSync(path.join(kit.folder, reportFile), 'utf8');
  expect(report).toContain('// Badge\nfunction Badge(options: BadgeProps)');
  expect(report).toContain('## @escale/design-system/forms\n');
  expect(apiProblems(kit, readPublicApi(entries), 'none')).toEqual([]);
});

it('a changed API with the old report is refused with the command that writes it', () => {
  writeFileSync(index, withoutButton());
  expect(apiProblems(kit, readPublicApi(entries), 'major')).toEqual([
    expect.stringContaining('pnpm api:report'),
  ]);
});

it('a removed export takes a major changeset', () => {
  expect(problemsWith(withoutButton(), 'none')).toEqual([
    expect.stringMatching(/removed: Button\n.*at least "major"; there is none\. Write it: pnpm changeset$/s),
  ]);
  expect(problemsWith(withoutButton(), 'minor')).toEqual([expect.stringContaining('there is "minor"')]);
  expect(problemsWith(withoutButton(), 'major')).toEqual([]);
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
  const released = releasedApi(kit.version, readPublicApi(entries));
  const before = readFileSync(path.join(kit.folder, releasedFile), 'utf8');
  writeFileSync(path.join(kit.folder, releasedFile), JSON.stringify(released));
  expect(problemsWith(typed('number'), 'none')).toEqual([expect.stringContaining('changed: planted\n')]);
  expect(problemsWith(typed('string'), 'none')).toEqual([]);
  writeFileSync(path.join(kit.folder, releasedFile), before);
});

it('a version that changesets did not make is refused', () => {
  expect(apiProblems({ ...kit, version: '7.0.0' }, readPublicApi(entries), 'none')).toEqual([
    expect.stringContaining('pnpm release:packages'),
  ]);
});
