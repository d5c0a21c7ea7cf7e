import { isApiError } from '@escale/api-client';
import { createUserRequestSchema, displayedRole, type CreateUserRequest, type User } from '@escale/contracts';
import type { SchemaForm } from '@escale/design-system/forms';

export type UserForm = SchemaForm<CreateUserRequest>;

export const formFields = ['firstName', 'lastName', 'email', 'username', 'role'] as const;

export { createUserRequestSchema as formSchema };

/** What the form holds for a new user; the role is OPERATOR at first (§5). */
export const emptyValues: CreateUserRequest = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  role: 'OPERATOR',
};

export function formValues({ firstName, lastName, email, username, role }: User): CreateUserRequest {
  return { firstName, lastName, email, username, role: displayedRole(role) };
}

/** True when nothing that the form holds differs. */
export function sameValues(one: User, other: User): boolean {
  const [before, after] = [formValues(one), formValues(other)];
  return formFields.every((field) => before[field] === after[field]);
}

/** Puts the fields that the server refuses into the form. The toast has been shown by then. */
export function showRefusedFields(form: UserForm, error: unknown): void {
  if (!isApiError(error)) throw error;
  for (const field of formFields.toReversed()) {
    const text = error.fields[field];
    if (text !== undefined) form.setServerError(field, text);
  }
}
