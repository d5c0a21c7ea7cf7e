import { getRoleDenialReason, roles, type Role } from '@escale/contracts';
import { Box } from '@escale/design-system';
import { Select } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';

export interface NewRoleProps {
  role: Role | undefined;
  onRole: (role: Role | undefined) => void;
}

/** The choice of the role that several users get; those that the actor cannot grant are disabled. */
export function NewRole({ role, onRole }: NewRoleProps) {
  const { bulk } = useMessages().list;
  const { roles: names } = useVocabulary();
  const actor = useActor();
  const options = roles.map((value) => ({
    value,
    label: names[value],
    disabled: getRoleDenialReason(actor, value) !== null,
  }));
  return (
    <Box marginBlockStart="2">
      <Select<Role | ''>
        label={bulk.newRole}
        options={[{ value: '', label: bulk.chooseRole }, ...options]}
        value={role ?? ''}
        onChange={(chosen) => onRole(chosen === '' ? undefined : chosen)}
      />
    </Box>
  );
}
