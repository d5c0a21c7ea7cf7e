import type { ModulePermissions, PermissionMap } from '@escale/contracts';
import type { MayGrant } from './edit-permissions';
import { changedFlags, flagsIn, flagNamesOf, type PermissionRow } from './permission-rows';
import type { SummaryLine } from './permission-summary';

/** A right, and whether each of two holders (users or roles) has it. */
export interface ComparedRight {
  row: PermissionRow;
  name: string;
  one: boolean;
  other: boolean;
}

/** Returns every right of the rows, with whether `one` and `other` have it, in display order. */
export function compareRights(
  rows: readonly PermissionRow[],
  one: PermissionMap,
  other: PermissionMap,
): ComparedRight[] {
  return rows.flatMap((row) =>
    flagNamesOf(row).map((name) => ({
      row,
      name,
      one: flagsIn(one, row)[name] === true,
      other: flagsIn(other, row)[name] === true,
    })),
  );
}

interface CopyOptions {
  rows: readonly PermissionRow[];
  from: PermissionMap;
  to: PermissionMap;
  /** The rights that the acting user may grant. */
  mayGrantIn: (row: PermissionRow) => MayGrant;
  /** The rights that the acting user may not withdraw. */
  protectedFlagsOf: (row: PermissionRow) => readonly string[];
}

/**
 * The rights after a copy, and the rights that it left unchanged: those that the acting user may not grant (`notHeld`) or withdraw
 * (`notWithdrawn`).
 */
export interface CopiedRights {
  map: PermissionMap;
  notHeld: SummaryLine[];
  notWithdrawn: SummaryLine[];
}

/** Returns the rights of `to` after copying those of `from`, as far as the acting user may grant and withdraw them. */
export function copyRights({ rows, from, to, mayGrantIn, protectedFlagsOf }: CopyOptions): CopiedRights {
  const copied: CopiedRights = { map: { ...to }, notHeld: [], notWithdrawn: [] };
  for (const row of rows) {
    const [source, target] = [flagsIn(from, row), flagsIn(to, row)];
    const differing = changedFlags(row, source, target);
    const mayGrant = mayGrantIn(row);
    const notHeld = differing.filter((name) => source[name] === true && !mayGrant(name));
    const notWithdrawn = differing.filter(
      (name) => source[name] !== true && protectedFlagsOf(row).includes(name),
    );
    const leftOut = new Set([...notHeld, ...notWithdrawn]);
    const flags = differing.filter((name) => !leftOut.has(name)).map((name) => [name, source[name] === true]);
    if (flags.length > 0)
      copied.map[row.moduleId] = { ...target, ...Object.fromEntries(flags) } as ModulePermissions;
    if (notHeld.length > 0) copied.notHeld.push({ row, names: notHeld });
    if (notWithdrawn.length > 0) copied.notWithdrawn.push({ row, names: notWithdrawn });
  }
  return copied;
}
