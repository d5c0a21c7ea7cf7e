import { roles, userStatuses, type User } from '@escale/contracts';
import { SelectField } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../people/use-actor';
import { denial, mayGrant } from '../../../people/user-rules';

/** Role and status; what the actor may not give or take is closed, with the reason (readings, 'Permissions'). */
export function RoleAndStatus({ user }: { user: User }) {
  const { general, people } = useMessages();
  const words = useVocabulary();
  const actor = useActor();
  const self = user.id === actor.id;
  const denied = denial('deactivate', user, actor);
  const roleOptions = roles.map((role) => ({
    value: role,
    label: words.roles[role],
    disabled: !mayGrant(role, actor),
  }));
  const statusOptions = userStatuses.map((status) => ({ value: status, label: words.statuses[status] }));
  const roleReason = self ? people.reasons.ownRole : undefined;
  const statusReason = denied === null ? undefined : people.reasons[denied];
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
