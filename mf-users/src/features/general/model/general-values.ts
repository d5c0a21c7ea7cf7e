import { displayedRole, displayedStatus, type UpdateUserRequest, type User } from '@escale/contracts';
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

/** This tab has a sentence of its own for the e-mail (§5). */
export function translateGeneralRule(key: string): string {
  const { emailInvalid } = messages().general;
  return key === 'emailInvalid' || key === 'emailRequired' ? emailInvalid : translateRule(key);
}
