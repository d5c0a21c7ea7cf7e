import path from 'node:path';
import type { Options } from '../command-options';
import type { Outcome } from '../command-outcome';
import { updateRepository, type UpdateResult } from './update-repository';

const cliDir = path.resolve(import.meta.dirname, '../..');

/** Returns the path of a template in the repository, once the packages of the release are installed. */
const installedTemplate = (source: string) =>
  `node_modules/@escale/cli/${path.relative(cliDir, source).split(path.sep).join('/')}`;

/** Runs `escale update`. */
export async function updateCommand(options: Options): Promise<Outcome> {
  const { names, packs, 'dry-run': dryRun, 'allow-dirty': allowDirty } = options;
  const folder = path.resolve(names[0] ?? '.');
  const update = await updateRepository({ folder, packs, dryRun, allowDirty });
  const files = update.files.map(({ file, action, source }) => ({
    file,
    action,
    template: installedTemplate(source),
  }));
  return { result: { folder, dryRun, ...update, files }, text: updateText({ ...update, files }, dryRun) };
}

type Shown = Omit<UpdateResult, 'files'> & { files: { file: string; action: string; template: string }[] };

function updateText({ from, to, packages, files }: Shown, dryRun: boolean): string {
  if (packages.length === 0 && files.length === 0) return `nothing to do: the repository is at ${to}\n`;
  const lines = [
    `${from} to ${to}${dryRun ? ': nothing is written (--dry-run)' : ''}`,
    ...packages.map((change) => `${change.name} ${change.from ?? 'new'} -> ${change.to}`),
    ...files.map(({ file, action, template }) =>
      action === 'kept'
        ? `${file} kept: it is altered or deleted; the new one is ${template}`
        : `${file} ${action}`,
    ),
    ...(dryRun ? [] : ['Now install the packages, then run: npm run verify']),
  ];
  return `${lines.join('\n')}\n`;
}
