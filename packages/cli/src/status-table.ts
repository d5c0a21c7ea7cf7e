import { shellId } from '@escale/contracts';
import type { SiteState } from './site-status';

/** The state of a site as text: the shell, then one line per module. */
export function statusTable({ shell, modules, rejected }: SiteState): string {
  const rows = [
    ['MODULE', 'VERSION', 'STATE', 'SINCE', 'PREVIOUS', 'OWNER'],
    ...(shell === null
      ? []
      : [[shellId, shell.version, 'live', shell.since ?? '-', String(shell.previous.length), '-']]),
    ...modules.map((module) => [
      module.id,
      module.version,
      module.state,
      module.since ?? '-',
      String(module.previous.length),
      module.owner,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, ...rejected.map((reason) => `not readable: ${reason}`), ''].join('\n');
}
