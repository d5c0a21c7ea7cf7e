import { canGrantRole, roles, type PolicyActor } from '@escale/contracts';
import { Section } from '@escale/design-system';
import { RadioField } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';

export interface RoleChoiceProps {
  actor: PolicyActor;
  /** Why no role can be chosen at all. */
  unavailableReason?: string | undefined;
}

/** Radio buttons for the role; roles above one's own are disabled, with the reason (§2, readings 'Permissions'). */
export function RoleChoice({ actor, unavailableReason }: RoleChoiceProps) {
  const { form, shared } = useMessages();
  const vocabulary = useVocabulary();
  const options = roles.map((role) => {
    const reason = unavailableReason ?? (canGrantRole(actor, role) ? undefined : shared.reasons.roleAbove);
    return {
      value: role,
      label: vocabulary.roles[role],
      description: form.roleDescriptions[role],
      ...(reason !== undefined && { unavailableReason: reason }),
    };
  });
  return (
    <Section title={form.roleSection}>
      <RadioField name="role" label={form.roleSection} labelHidden options={options} />
    </Section>
  );
}
