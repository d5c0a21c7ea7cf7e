import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareApis, higherLevel, type ApiChange, type Level } from './compare';
import type { ConsumedPackage } from './packages';
import type { PublicApi } from './public-api';
import { releasedApi, reportOf, type ReleasedApi } from './report';

export const reportFile = 'api-report.md';
export const releasedFile = 'api-released.json';

const read = (folder: string, name: string) => {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

const listChanges = ({ removed, changed, added }: ApiChange) =>
  Object.entries({ removed, changed, added })
    .filter(([, names]) => names.length > 0)
    .map(([what, names]) => `  ${what}: ${names.join(', ')}\n`)
    .join('');

/**
 * Returns what is wrong with a package's report, its version and its pending changesets. Each
 * problem names the command that fixes it.
 */
export function apiProblems(
  { name, version, folder }: ConsumedPackage,
  api: PublicApi,
  changeset: Level,
): string[] {
  const problems: string[] = [];
  if (read(folder, reportFile) !== reportOf(name, api))
    problems.push(
      `${name}: ${reportFile} is not what it exports. Write it, and read the difference: pnpm api:report`,
    );
  const text = read(folder, releasedFile);
  const released = text === null ? null : (JSON.parse(text) as ReleasedApi);
  if (released?.version !== version)
    return [
      ...problems,
      `${name}: ${releasedFile} is of ${released?.version ?? 'no version'}, the package of ${version}. Versions are made by: pnpm release`,
    ];
  const change = compareApis(released, releasedApi(version, api));
  if (higherLevel(change.level, changeset) !== changeset)
    problems.push(
      `${name}: its public API differs from ${version}\n${listChanges(change)}` +
        `  It takes a changeset of at least "${change.level}"; there is ${changeset === 'none' ? 'none' : `"${changeset}"`}. Write it: pnpm changeset`,
    );
  return problems;
}
