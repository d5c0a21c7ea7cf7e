import { getDenialReason, getRoleDenialReason, roles, userStatuses, type User } from '@escale/contracts';
import { SelectField } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { roleDenialText } from '../../../shared/role-denial';
import { useActor } from '../../../shared/use-actor';

/**
 * Renders the fields for role and status. A field that the actor may not change is disabled and
 * says why. The role field also disables the roles that the actor may not grant (readings,
 * 'Permissions').
 */
export function RoleAndStatus({ user }: { user: User }) {
  const { general, shared } = useMessages();
  const vocabulary = useVocabulary();
  const actor = useActor();
  const denied = getDenialReason('deactivate', actor, user);
  const roleOptions = roles.map((role) => ({
    value: role,
    label: vocabulary.roles[role],
    disabled: role !== user.role && getRoleDenialReason(actor, role) !== null,
  }));
  const statusOptions = userStatuses.map((status) => ({ value: status, label: vocabulary.statuses[status] }));
  const statusReason = denied === null ? undefined : shared.reasons[denied];
  return (
    <>
      <SelectField
        name="role"
        label={general.role}
        options={roleOptions}
        unavailableReason={roleDenialText(actor, user)}
      />
      <SelectField
        name="status"
        label={general.status}
        hint={general.statusHint}
        options={statusOptions}
        unavailableReason={statusReason}
      />
    </>
  );
}
