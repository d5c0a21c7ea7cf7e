import { usePermissions } from '@escale/auth';
import {
  canGrantFlag,
  displayedRole,
  ownAccessFlags,
  type PermissionMap,
  type User,
} from '@escale/contracts';
import { Button, Flex, notify, Stack, Text } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import { useModules } from '@escale/module-kit';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';
import { useSavePermissions } from '../api/save-permissions';
import { flagsIn, permissionRows } from '../model/permission-rows';
import { usePermissionDraft } from '../model/use-permission-draft';
import { ModulePermissionsRow } from './module-permissions';
import { SaveBar } from './save-bar';

export interface PermissionEditorProps {
  user: User;
  saved: PermissionMap;
  /** Why nothing can be changed. */
  unavailableReason: string | undefined;
}

/** Per module a switch for its visibility and one for each permission (§2 'User detail', §6). */
export function PermissionEditor({ user, saved, unavailableReason }: PermissionEditorProps) {
  const { permissions } = useMessages();
  const vocabulary = useVocabulary();
  const actor = useActor();
  const held = usePermissions().flags;
  const self = actor.id === user.id;
  const role = displayedRole(user.role);
  const rows = permissionRows(useModules(), permissions.labels);
  const { map, changes, edit, discard } = usePermissionDraft(saved, rows);
  const save = useSavePermissions(user.id);

  const handleSave = () =>
    save.mutate(map, {
      onSuccess: () => {
        discard();
        notify.success(permissions.saved);
      },
    });

  return (
    <Stack gap="4">
      <Flex flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1">
        <Text tone="muted">{permissions.intro}</Text>
        <Text tone="muted">{permissions.roleDefaults(vocabulary.roles[role])}</Text>
      </Flex>
      {rows.map((row) => (
        <ModulePermissionsRow
          key={row.moduleId}
          row={row}
          flags={flagsIn(map, row)}
          role={role}
          closed={unavailableReason}
          grantable={(name) =>
            canGrantFlag(actor.role, {
              held: held(row.moduleId)[name] === true,
              present: saved[row.moduleId]?.[name] === true,
            })
          }
          kept={
            self && row.moduleId === 'users' ? { names: ownAccessFlags, reason: permissions.ownAccess } : null
          }
          onEdit={edit}
        />
      ))}
      <SaveBar>
        <Text role="status" tone="muted">
          {permissions.changes(changes)}
        </Text>
        <Flex gap="3" flexWrap="wrap">
          {changes > 0 && (
            <Button size="lg" onClick={discard} disabled={save.isPending}>
              {permissions.discard}
            </Button>
          )}
          <Button
            variant="primary"
            size="lg"
            icon="save"
            disabled={changes === 0 && unavailableReason === undefined}
            unavailableReason={unavailableReason}
            loading={save.isPending}
            onClick={handleSave}
          >
            {permissions.save}
          </Button>
        </Flex>
      </SaveBar>
    </Stack>
  );
}
