import { writeFileSync } from 'node:fs';
import path from 'node:path';
import readChangesets from '@changesets/read';
import { higherLevel, type Level } from './compare';
import { emitDeclarations } from './declarations';
import { consumedPackages, type ConsumedPackage } from './packages';
import { apiProblems, releasedFile, reportFile } from './problems';
import { readPublicApi, type PublicApi } from './public-api';
import { releasedApi, reportOf } from './report';

const root = path.resolve(__dirname, '../../../..');

async function changesetLevels(): Promise<Map<string, Level>> {
  const found = new Map<string, Level>();
  for (const { releases } of await readChangesets(root))
    for (const { name, type } of releases) found.set(name, higherLevel(type, found.get(name) ?? 'none'));
  return found;
}

function writeReports({ name, version, folder }: ConsumedPackage, api: PublicApi, isRelease: boolean): void {
  writeFileSync(path.join(folder, reportFile), reportOf(name, api));
  if (!isRelease) return;
  writeFileSync(path.join(folder, releasedFile), `${JSON.stringify(releasedApi(version, api), null, 2)}\n`);
}

async function main(args: readonly string[]): Promise<void> {
  const packages = consumedPackages(root);
  const declarationOf = emitDeclarations(root, packages, path.join(root, '.cache/public-api'));
  const changesets = await changesetLevels();
  const problems = packages.flatMap((one) => {
    const entries = Object.entries(one.entries).map(([entry, source]) => [entry, declarationOf(source)]);
    const api = readPublicApi(Object.fromEntries(entries) as Record<string, string>);
    const isRelease = args.includes('--released');
    if (isRelease || args.includes('--write')) writeReports(one, api, isRelease);
    return apiProblems(one, api, changesets.get(one.name) ?? 'none');
  });
  if (problems.length === 0) return;
  process.stderr.write(`${problems.join('\n\n')}\n`);
  process.exitCode = 1;
}

void main(process.argv.slice(2));
