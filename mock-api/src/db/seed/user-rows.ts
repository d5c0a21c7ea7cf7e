import { defaultPreferences } from '@escale/contracts';
import { plainText } from '@escale/contracts/fold-text';
import { users } from '../schema';
import type { Person } from './people';

export type NewUser = typeof users.$inferInsert;

export interface Account {
  id: string;
  createdAt: Date;
  createdBy: string | null;
  passwordHash: string;
  /** Distinguishes people of the same name. */
  number?: number;
}

/** Returns the row of a person; an invited person has neither password nor activation. */
export function userRow(
  person: Person,
  { id, createdAt, createdBy, passwordHash, number }: Account,
): NewUser {
  const { firstName, lastName, role, state } = person;
  const invited = state === 'INVITED';
  const username = usernameOf(person) + (number === undefined ? '' : `.${number}`);
  return {
    id,
    email: person.email ?? `${username}@escale.test`,
    username,
    firstName,
    lastName,
    role,
    status: invited ? 'INACTIVE' : state,
    passwordHash: invited ? null : passwordHash,
    activatedAt: invited ? null : createdAt,
    preferences: defaultPreferences,
    permissions: {},
    createdBy,
    createdAt,
    updatedAt: createdAt,
  };
}

function usernameOf({ firstName, lastName }: Person): string {
  return plainText(`${firstName}.${lastName}`).replace(/[^a-z.-]/g, '');
}
