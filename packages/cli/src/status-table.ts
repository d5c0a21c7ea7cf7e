import { shellId } from '@escale/contracts';
import { audienceText } from './move-text';
import type { ModuleState, SiteState } from './site-status';

/** The state of a site as text: the shell, then each module, a canary on the line below its live version. */
export function statusTable({ shell, modules, rejected }: SiteState): string {
  const rows = [
    ['MODULE', 'VERSION', 'STATE', 'SINCE', 'PREVIOUS', 'OWNER'],
    ...(shell === null
      ? []
      : [[shellId, shell.version, 'live', shell.since ?? '-', String(shell.previous.length), '-']]),
    ...modules.flatMap(rowsOf),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...rows.filter((row) => row.length > 3).map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, ...rejected.map((reason) => `not readable: ${reason}`), ''].join('\n');
}

function rowsOf({ id, version, state, since, previous, owner, canary }: ModuleState): string[][] {
  const live = [id, version, state, since ?? '-', String(previous.length), owner];
  return canary === null ? [live] : [live, ['', canary.version, `canary for ${audienceText(canary)}`]];
}
