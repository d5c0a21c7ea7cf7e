import { isApiError } from '@escale/api-client';
import { useRoleDefaults } from '@escale/auth';
import {
  canGrantFlag,
  effectivePermissionMap,
  effectivePermissions,
  fullName,
  isFlagEffective,
  isRole,
  ownAccessFlags,
  type PermissionMap,
  type User,
} from '@escale/contracts';
import { Flex, notify, Stack, Text } from '@escale/design-system';
import { useLocale, useVocabulary } from '@escale/i18n';
import { useModules } from '@escale/module-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { StaleNotice } from '../../../shared/stale-notice';
import type { Conflict } from '../../../shared/use-saved-form';
import { useActor } from '../../../shared/use-actor';
import { useSavePermissions } from '../api/save-permissions';
import {
  flagsIn,
  hasSavedPermissions,
  permissionRows,
  startingPermissions,
  type PermissionRow,
} from '../model/permission-rows';
import { changesOf } from '../model/rebase-permissions';
import { summarizeChanges } from '../model/permission-summary';
import { useFlagLabel } from '../model/use-flag-label';
import { usePermissionDraft } from '../model/use-permission-draft';
import { PermissionMatrix } from './permission-matrix';
import { SaveBar } from './save-bar';
import { SaveDialog } from './save-dialog';
import { UnsavedPermissionsNotice } from './unsaved-permissions-notice';

export interface PermissionEditorProps {
  user: User;
  /** The user's saved permissions; empty if the server has saved none. */
  saved: PermissionMap;
  /** Version of `saved`; undefined if the server sends none. */
  version: string | undefined;
  /** Why nothing can be changed. */
  unavailableReason: string | undefined;
}

/**
 * Edits the permissions of a user: for each module, a switch for its visibility and one for each permission (§2 'User detail', §6).
 */
export function PermissionEditor({ user, saved, version, unavailableReason }: PermissionEditorProps) {
  const { permissions } = useMessages();
  const vocabulary = useVocabulary();
  const { language } = useLocale();
  const { labelOfFlag } = useFlagLabel();
  const actor = useActor();
  const self = actor.id === user.id;
  const { role } = user;
  const rows = permissionRows(useModules(), permissions.labels, language);
  const defaults = useRoleDefaults();
  const startFrom = (map: PermissionMap) => startingPermissions(map, rows, role, defaults);
  const base = startFrom(saved);
  const { map, changes, edit, discard } = usePermissionDraft(base, rows);
  const save = useSavePermissions(user.id, startFrom);
  const mayGrantIn = (row: PermissionRow) => (name: string) =>
    canGrantFlag(actor.role, {
      held: isFlagEffective(actor.permissions[row.moduleId], name),
      present: effectivePermissions(row.moduleId, role, saved, defaults)[name] === true,
    });

  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [asked, setAsked] = useState(false);
  const appliesNow = hasSavedPermissions(saved) ? base : effectivePermissionMap(role, undefined, defaults);

  const handleDiscard = () => {
    discard();
    setConflict(null);
  };
  const handleSave = async () => {
    try {
      const changed = hasSavedPermissions(saved) ? changesOf({ base, map }, saved) : map;
      await save.mutateAsync({ changes: changed, base, baseVersion: version });
    } catch (error) {
      setConflict(isApiError(error) && error.code === 'STALE' ? { baseVersion: version } : null);
      return; // The mutation has reported the error.
    }
    handleDiscard();
    notify.success(permissions.saved);
  };
  const serverFlags = changes.map(({ row, name }) => ({
    label: permissions.flag(row.label, labelOfFlag(row, name)),
    value: permissions.state(flagsIn(base, row)[name] === true),
  }));

  return (
    <Stack gap="4">
      <Flex flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1">
        <Text tone="muted">{permissions.intro}</Text>
        <Text tone="muted">
          {isRole(role) ? permissions.roleDefaults(vocabulary.roles[role]) : permissions.noRoleDefaults}
        </Text>
      </Flex>
      {!hasSavedPermissions(saved) && (
        <UnsavedPermissionsNotice
          role={role}
          unavailableReason={unavailableReason}
          onLoadRoleDefaults={() =>
            rows.forEach((row) => edit({ type: 'restore', row, role, defaults, mayGrant: mayGrantIn(row) }))
          }
        />
      )}
      {conflict && (
        <StaleNotice
          userId={user.id}
          conflict={conflict}
          differing={serverFlags}
          onAcceptServerValues={handleDiscard}
        />
      )}
      <PermissionMatrix
        rows={rows}
        propsOf={(row) => ({
          flags: flagsIn(map, row),
          role,
          unavailableReason,
          mayGrant: mayGrantIn(row),
          irrevocable:
            self && row.moduleId === 'users'
              ? { names: ownAccessFlags, reason: permissions.ownAccess }
              : null,
          onEdit: edit,
        })}
      />
      <SaveBar
        changes={changes.length}
        unavailableReason={unavailableReason}
        loading={save.isPending}
        onDiscard={handleDiscard}
        onSave={() => setAsked(true)}
      />
      <SaveDialog
        open={asked}
        name={fullName(user)}
        summary={summarizeChanges(rows, appliesNow, map)}
        onConfirm={handleSave}
        onClose={() => setAsked(false)}
      />
    </Stack>
  );
}
