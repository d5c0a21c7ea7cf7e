import type { ModulePermissions, PermissionMap } from '@escale/contracts';
import type { Grantable } from './edit-permissions';
import { changedFlags, flagsIn, flagsOf, type PermissionRow } from './permission-rows';
import type { SummaryLine } from './permission-summary';

/** A right as held by two users, or by a user and a role. */
export interface ComparedRight {
  row: PermissionRow;
  name: string;
  one: boolean;
  other: boolean;
}

/** Returns every right of the rows with both sides, in display order. */
export function compareRights(
  rows: readonly PermissionRow[],
  one: PermissionMap,
  other: PermissionMap,
): ComparedRight[] {
  return rows.flatMap((row) =>
    flagsOf(row).map((name) => ({
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
  /** Rights that the copying person may give. */
  grantable: (row: PermissionRow) => Grantable;
  /** Rights that may not be withdrawn. */
  kept: (row: PermissionRow) => readonly string[];
}

/** The result of a copy, and the rights left unchanged: not held by the copying user, or not revocable. */
export interface CopiedRights {
  map: PermissionMap;
  notHeld: SummaryLine[];
  kept: SummaryLine[];
}

/** Returns the rights of `to` after copying those of `from`, as far as they may be granted and withdrawn. */
export function copyRights({ rows, from, to, grantable, kept }: CopyOptions): CopiedRights {
  const copied: CopiedRights = { map: { ...to }, notHeld: [], kept: [] };
  for (const row of rows) {
    const [source, target] = [flagsIn(from, row), flagsIn(to, row)];
    const differing = changedFlags(row, source, target);
    const mayGrant = grantable(row);
    const notHeld = differing.filter((name) => source[name] === true && !mayGrant(name));
    const keeps = differing.filter((name) => source[name] !== true && kept(row).includes(name));
    const left = new Set([...notHeld, ...keeps]);
    const taken = differing.filter((name) => !left.has(name)).map((name) => [name, source[name] === true]);
    if (taken.length > 0)
      copied.map[row.moduleId] = { ...target, ...Object.fromEntries(taken) } as ModulePermissions;
    if (notHeld.length > 0) copied.notHeld.push({ row, names: notHeld });
    if (keeps.length > 0) copied.kept.push({ row, names: keeps });
  }
  return copied;
}
