import { displayedRole, displayedStatus, type UpdateUserRequest, type User } from '@escale/contracts';
import type { useVocabulary } from '@escale/i18n';
import { messages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';

/** The fields of the general tab (§5). */
export type GeneralValues = Required<UpdateUserRequest>;

export const generalFields = ['firstName', 'lastName', 'email', 'username', 'role', 'status'] as const;

export type GeneralField = (typeof generalFields)[number];

/** A user as the form shows it: an unknown role counts as operator, an unknown status as inactive (§3). */
export function generalValues(user: User): GeneralValues {
  const { firstName, lastName, email, username, role, status } = user;
  return {
    firstName,
    lastName,
    email,
    username,
    role: displayedRole(role),
    status: displayedStatus(status),
  };
}

interface Texts {
  labels: Record<GeneralField, string>;
  vocabulary: Pick<ReturnType<typeof useVocabulary>, 'roles' | 'statuses'>;
}

/** The fields in which the form differs from what the server holds, with what it holds, in words. */
export function differingValues(
  serverValues: GeneralValues,
  typed: Partial<GeneralValues>,
  { labels, vocabulary }: Texts,
) {
  const shown = {
    ...serverValues,
    role: vocabulary.roles[serverValues.role],
    status: vocabulary.statuses[serverValues.status],
  };
  return generalFields
    .filter((field) => serverValues[field] !== typed[field])
    .map((field) => ({ label: labels[field], value: shown[field] }));
}

/** This tab has a sentence of its own for the e-mail (§5). */
export function translateGeneralRule(key: string): string {
  const { emailInvalid } = messages().general;
  return key === 'emailInvalid' || key === 'emailRequired' ? emailInvalid : translateRule(key);
}
