import {
  createUserRequestSchema,
  fullName,
  getRoleDenialReason,
  limits,
  normalizeEmail,
  roles,
  type CreateUserRequest,
  type PolicyActor,
  type Role,
  type User,
} from '@escale/contracts';
import { plainText } from '@escale/contracts/fold-text';
import { getVocabulary } from '@escale/i18n';
import type { messages } from '../../../messages/catalogue';
import { translateRule } from '../../../messages/translate-rule';
import { proposeUsername } from '../../../shared/user-form/propose-username';
import { namesInAddress } from './read-names';
import type { TypedPerson } from './read-people';

/** A person of the list, as they would be invited, with the problems that prevent the invitation. */
export interface CheckedPerson {
  typed: TypedPerson;
  values: CreateUserRequest;
  /** True if the names were derived from the e-mail address. */
  isNameProposed: boolean;
  /** Why this person cannot be invited; empty if nothing prevents it. */
  faults: readonly string[];
}

export interface CheckContext {
  texts: ReturnType<typeof messages>;
  users: readonly User[];
  actor: PolicyActor;
  /** The role of people whose line names none. */
  role: Role;
}

/** Returns the role that a word names, by its code or by its name in the user's language. */
export function parseRole(word: string): Role | undefined {
  const { roles: names, shortRoles } = getVocabulary();
  const wanted = plainText(word.trim());
  return roles.find((role) =>
    [role, names[role], shortRoles[role]].some((name) => plainText(name) === wanted),
  );
}

/** Returns the first free user name derived from the names, or from the e-mail address if the names yield none. */
function findFreeUsername(
  { firstName, lastName, email }: Omit<CreateUserRequest, 'username'>,
  takenUsernames: Set<string>,
) {
  const [local = ''] = email.split('@');
  const base = (proposeUsername(firstName, lastName) || proposeUsername(local, '')).slice(
    0,
    limits.nameMaxLength - 4,
  );
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}${number}`;
    if (username.length >= limits.usernameMinLength && !takenUsernames.has(username)) return username;
  }
}

function accountValues(typed: TypedPerson, role: Role): Omit<CreateUserRequest, 'username'> {
  const hasName = `${typed.firstName}${typed.lastName}`.trim() !== '';
  const { firstName, lastName } = hasName ? typed : namesInAddress(typed.email);
  return { email: normalizeEmail(typed.email), firstName, lastName, role: parseRole(typed.role) ?? role };
}

function brokenRuleTexts(values: CreateUserRequest): string[] {
  try {
    createUserRequestSchema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof Error) || !('errors' in error)) throw error;
    return [...new Set(error.errors as string[])].map(translateRule);
  }
}

/** Returns the people of a list as they would be invited, each with the problems that prevent the invitation. */
export function checkPeople(
  people: readonly TypedPerson[],
  { texts, users, actor, role }: CheckContext,
): CheckedPerson[] {
  const { invite, shared } = texts;
  const accounts = new Map(users.map((user) => [user.email.toLowerCase(), user]));
  const taken = new Set(users.map(({ username }) => username.toLowerCase()));
  const lines = new Map<string, number>();
  return people.map((typed) => {
    const named = accountValues(typed, role);
    const values = { ...named, username: findFreeUsername(named, taken) };
    const { email } = values;
    const account = accounts.get(email);
    const earlier = lines.get(email);
    const denied = getRoleDenialReason(actor, values.role);
    // For a repeated address, or one that has an account, broken field rules are not reported.
    const isKnown = account !== undefined || (earlier !== undefined && email !== '');
    const faults = [
      ...(isKnown ? [] : brokenRuleTexts(values)),
      ...(earlier === undefined || email === '' ? [] : [invite.faults.twice(earlier)]),
      ...(account === undefined ? [] : [invite.faults.hasAccount(fullName(account))]),
      ...(typed.role === '' || parseRole(typed.role) !== undefined
        ? []
        : [invite.faults.unknownRole(typed.role)]),
      ...(denied === null ? [] : [shared.reasons[denied]]),
    ];
    if (earlier === undefined) lines.set(email, typed.line);
    if (faults.length === 0) taken.add(values.username);
    const hasNames = values.firstName !== '' && `${typed.firstName}${typed.lastName}`.trim() === '';
    return { typed, values, isNameProposed: hasNames, faults };
  });
}
