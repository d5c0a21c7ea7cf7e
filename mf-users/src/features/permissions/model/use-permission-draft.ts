import type { PermissionMap } from '@escale/contracts';
import { useUnsavedWork } from '@escale/design-system';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { editPermissions, type PermissionEdit } from './edit-permissions';
import { changedFlags, flagsIn, type PermissionRow } from './permission-rows';
import { rebasePermissions, type PermissionDraft } from './rebase-permissions';

/** A flag with an unsaved change. */
export interface FlagChange {
  row: PermissionRow;
  name: string;
}

/**
 * Returns `map`, which the editor shows: the saved map, overlaid with the flags that the user has
 * changed. When the saved map changes, only flags that the user has not changed follow.
 */
export function usePermissionDraft(saved: PermissionMap, rows: readonly PermissionRow[]) {
  const { detail } = useMessages();
  const [draft, setDraft] = useState<PermissionDraft | null>(null);
  const overlay = (latest: PermissionMap, edited: PermissionDraft | null) =>
    edited === null ? latest : rebasePermissions(edited, latest);
  const map = overlay(saved, draft);
  const changes: FlagChange[] = rows.flatMap((row) =>
    changedFlags(row, flagsIn(map, row), flagsIn(saved, row)).map((name) => ({ row, name })),
  );
  useUnsavedWork(changes.length > 0, detail.tab.permissions);
  return {
    map,
    changes,
    edit: (edit: PermissionEdit) =>
      setDraft((before) => ({ base: saved, map: editPermissions(overlay(saved, before), edit) })),
    discard: () => setDraft(null),
  };
}
