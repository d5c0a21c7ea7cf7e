import { shellId } from '@escale/contracts';
import { audienceText, previewText } from './move-text';
import type { DamagedVersion, ModuleState, PreviewState, SiteState } from '@escale/site';
import { textTable } from './text-table';

/**
 * Formats the state of a site as text: the shell, then each module. The canary and the previews of
 * a module are below its live version.
 */
export function statusTable({ shell, modules, previews, rejected }: SiteState): string {
  const rows = [
    ['MODULE', 'VERSION', 'STATE', 'SINCE', 'PREVIOUS', 'OWNER'],
    ...(shell === null
      ? []
      : [[shellId, shell.version, 'live', shell.since ?? '-', String(shell.previous.length), '-']]),
    ...modules.flatMap((module) => [
      ...rowsOf(module),
      ...previews.filter(({ id }) => id === module.id).map(previewRow),
    ]),
    ...previews
      .filter(({ id }) => !modules.some((module) => module.id === id))
      .map((preview) => [preview.id, ...previewRow(preview).slice(1)]),
  ];
  return [...textTable(rows), ...rejected.map((reason) => `not readable: ${reason}`), ''].join('\n');
}

const previewRow = (preview: PreviewState): string[] => ['', preview.version, previewText(preview)];

function rowsOf({ id, version, state, since, previous, owner, canary }: ModuleState): string[][] {
  const live = [id, version, state, since ?? '-', String(previous.length), owner];
  return canary === null ? [live] : [live, ['', canary.version, `canary for ${audienceText(canary)}`]];
}

/** Formats the result of a verification as text: each altered or missing file, or one line which says that there is none. */
export const damageLines = (damaged: readonly DamagedVersion[]): string =>
  damaged.length === 0
    ? 'all files are as published\n'
    : damaged
        .flatMap(({ id, version, missing, altered }) => [
          ...missing.map((file) => `${id} ${version}: ${file} is missing\n`),
          ...altered.map((file) => `${id} ${version}: ${file} is altered\n`),
        ])
        .join('');
