import { getRoleDenialReason, roles, type PolicyActor } from '@escale/contracts';
import { Section } from '@escale/design-system';
import { RadioField } from '@escale/design-system/forms';
import { useVocabulary } from '@escale/i18n';
import { useMessages } from '../../../messages/catalogue';

export interface RoleChoiceProps {
  actor: PolicyActor;
  /** The user's saved role, which can always be chosen again. */
  current?: string;
  /** Why no role can be chosen at all. */
  unavailableReason?: string | undefined;
}

/**
 * Renders radio buttons for the role; roles that the actor cannot grant are disabled, with the reason (§2, readings 'Permissions',
 * 'Truth on screen').
 */
export function RoleChoice({ actor, current, unavailableReason }: RoleChoiceProps) {
  const { form, shared } = useMessages();
  const vocabulary = useVocabulary();
  const options = roles.map((role) => {
    const denied = role === current ? null : getRoleDenialReason(actor, role);
    const reason = unavailableReason ?? (denied === null ? undefined : shared.reasons[denied]);
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
