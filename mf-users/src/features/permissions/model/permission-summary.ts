import type { PermissionMap } from '@escale/contracts';
import { changedFlags, flagsIn, type PermissionRow } from './permission-rows';

/** The flags of one module that a save grants, or those that it withdraws. */
export interface SummaryLine {
  row: PermissionRow;
  names: string[];
}

/** The rights that a save grants and withdraws, by module. */
export interface PermissionSummary {
  granted: SummaryLine[];
  withdrawn: SummaryLine[];
}

/** Compares the current permissions (`now`) with those to be saved (`next`). */
export function summarizeChanges(
  rows: readonly PermissionRow[],
  now: PermissionMap,
  next: PermissionMap,
): PermissionSummary {
  const linesOf = (on: boolean): SummaryLine[] =>
    rows
      .map((row) => {
        const [before, after] = [flagsIn(now, row), flagsIn(next, row)];
        const names = changedFlags(row, before, after).filter((name) => (after[name] === true) === on);
        return { row, names };
      })
      .filter(({ names }) => names.length > 0);
  return { granted: linesOf(true), withdrawn: linesOf(false) };
}
