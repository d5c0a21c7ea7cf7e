import { isKnownModule, type PermissionMap, type Role } from '@escale/contracts';
import { notify, Stack, Text } from '@escale/design-system';
import { useLocale, useVocabulary } from '@escale/i18n';
import { useModules } from '@escale/module-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';
import { useSaveRolePermissions } from '../api/role-permissions';
import { flagsIn, permissionRows, type PermissionRow } from '../model/permission-rows';
import { changesOf } from '../model/rebase-permissions';
import { summarizeChanges } from '../model/permission-summary';
import { usePermissionDraft } from '../model/use-permission-draft';
import { PermissionMatrix } from './permission-matrix';
import { SaveBar } from './save-bar';
import { SaveDialog } from './save-dialog';

export interface RoleEditorProps {
  role: Role;
  /** The role's current rights. */
  saved: PermissionMap;
}

/** Edits the rights of a role in each module. Only a super administrator may save them, for all accounts with the role. */
export function RoleEditor({ role, saved }: RoleEditorProps) {
  const { permissions, roles } = useMessages();
  const { language } = useLocale();
  const vocabulary = useVocabulary();
  const isAllowed = useActor().role === 'SUPER_ADMIN';
  const rows = permissionRows(useModules(), permissions.labels, language);
  const { map, changes, edit, discard } = usePermissionDraft(saved, rows);
  const save = useSaveRolePermissions(role);
  const [asked, setAsked] = useState(false);
  const reason = isAllowed ? undefined : roles.superAdminOnly;
  const reasonFor = ({ moduleId }: PermissionRow) =>
    isAllowed && role === 'SUPER_ADMIN' && isKnownModule(moduleId) ? roles.fixed : reason;

  const handleSave = async () => {
    try {
      await save.mutateAsync(changesOf({ base: saved, map }, saved));
    } catch {
      return; // The mutation has reported the error.
    }
    discard();
    notify.success(permissions.saved);
  };

  return (
    <Stack gap="4">
      <Text tone="muted">{roles.intro}</Text>
      <PermissionMatrix
        rows={rows}
        propsOf={(row) => ({
          flags: flagsIn(map, row),
          role,
          subject: 'role',
          unavailableReason: reasonFor(row),
          mayGrant: () => true,
          irrevocable: null,
          onEdit: edit,
        })}
      />
      <SaveBar
        changes={changes.length}
        unavailableReason={reason}
        loading={save.isPending}
        onDiscard={discard}
        onSave={() => setAsked(true)}
      />
      <SaveDialog
        open={asked}
        name={roles.everybody(vocabulary.roles[role])}
        summary={summarizeChanges(rows, saved, map)}
        onConfirm={handleSave}
        onClose={() => setAsked(false)}
      />
    </Stack>
  );
}
