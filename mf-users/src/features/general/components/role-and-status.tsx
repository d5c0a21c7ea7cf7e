import { roles, userStatuses, type User } from '@escale/contracts';
import { SelectField } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';
import { getDenialReason, mayGrant } from '../../../shared/user-rules';

/** Role and status; what the actor may not give or take is closed, with the reason (readings, 'Permissions'). */
export function RoleAndStatus({ user }: { user: User }) {
  const { general, shared } = useMessages();
  const vocabulary = useVocabulary();
  const actor = useActor();
  const self = user.id === actor.id;
  const denied = getDenialReason('deactivate', user, actor);
  const roleOptions = roles.map((role) => ({
    value: role,
    label: vocabulary.roles[role],
    disabled: !mayGrant(role, actor),
  }));
  const statusOptions = userStatuses.map((status) => ({ value: status, label: vocabulary.statuses[status] }));
  const roleReason = self ? shared.reasons.ownRole : undefined;
  const statusReason = denied === null ? undefined : shared.reasons[denied];
  return (
    <>
      <SelectField name="role" label={general.role} options={roleOptions} unavailableReason={roleReason} />
      <SelectField
        name="status"
        label={general.status}
        options={statusOptions}
        unavailableReason={statusReason}
      />
    </>
  );
}
