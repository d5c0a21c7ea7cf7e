import { getRoleDenialReason, roles, type Role } from '@escale/contracts';
import { styled } from '@escale/design-system';
import { Select } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';
import { useActor } from '../../../shared/use-actor';

/** The choice is shown whole, on a narrow screen below its label. */
const Line = styled('div', {
  base: {
    marginBlockStart: '2',
    '& > div': { flexWrap: 'wrap' },
    '& select': { minWidth: 'max-content' },
  },
});

export interface NewRoleProps {
  role: Role | undefined;
  disabled: boolean;
  onRole: (role: Role | undefined) => void;
}

/** The choice of the role that several users get; those that the actor cannot grant are disabled. */
export function NewRole({ role, disabled, onRole }: NewRoleProps) {
  const { bulk } = useMessages().list;
  const { roles: names } = useVocabulary();
  const actor = useActor();
  const options = roles.map((value) => ({
    value,
    label: names[value],
    disabled: getRoleDenialReason(actor, value) !== null,
  }));
  return (
    <Line>
      <Select<Role | ''>
        label={bulk.newRole}
        options={[{ value: '', label: bulk.chooseRole }, ...options]}
        value={role ?? ''}
        disabled={disabled}
        onChange={(chosen) => onRole(chosen === '' ? undefined : chosen)}
      />
    </Line>
  );
}
