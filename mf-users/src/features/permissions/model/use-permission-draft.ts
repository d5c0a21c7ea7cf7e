import type { PermissionMap } from '@escale/contracts';
import { useUnsavedWork } from '@escale/design-system';
import { useState } from 'react';
import { editPermissions, type PermissionEdit } from './edit-permissions';
import { changedFlags, flagsIn, type PermissionRow } from './permission-rows';

/** What the editor holds: the saved map until something is changed, then a draft over it. */
export function usePermissionDraft(saved: PermissionMap, rows: readonly PermissionRow[]) {
  const [draft, setDraft] = useState<PermissionMap | null>(null);
  const map = draft ?? saved;
  const changes = rows.reduce(
    (sum, row) => sum + changedFlags(row, flagsIn(map, row), flagsIn(saved, row)).length,
    0,
  );
  useUnsavedWork(changes > 0);
  return {
    map,
    /** Number of flags that differ from what is saved. */
    changes,
    edit: (edit: PermissionEdit) => setDraft((before) => editPermissions(before ?? saved, edit)),
    discard: () => setDraft(null),
  };
}
