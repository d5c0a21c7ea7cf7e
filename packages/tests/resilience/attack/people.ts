import { randomUUID } from 'node:crypto';
import type { PermissionMap, Role, User } from '@escale/contracts';
import type { Credentials } from '@escale/e2e/fixtures';
import type { Answer } from './http';
import type { Servers, Target } from './servers';
import { newVisitor, expectSuccess, type Visitor } from './visitor';

/** An account made for an attack. */
export interface Person {
  id: string;
  user: User;
  credentials: Credentials;
}

/** An account and a browser in which it is signed in. */
export interface SignedInPerson extends Person {
  visitor: Visitor;
}

interface PersonOptions {
  role?: Role;
  permissions?: PermissionMap;
}

const newPassword = () => `Quai-${randomUUID().slice(0, 8)}-Grue!7A`;

/** Returns the fields of a new account, with a unique user name and e-mail address. */
export function newUser(role: Role = 'OPERATOR') {
  const username = `attaque.${randomUUID().slice(0, 8)}`;
  return { email: `${username}@escale.test`, username, firstName: 'Koffi', lastName: 'Essai', role };
}

/** Creates an account that has not accepted its invitation; returns it with the token of the link. */
export async function invitePerson(target: Target, { role }: PersonOptions = {}) {
  const answer = await expectSuccess(target.superAdmin.call('POST', '/users', newUser(role)));
  const user = userOf(answer);
  return { user, token: await linkToken(target, user.email) };
}

/** Returns the user in an answer. */
export const userOf = (answer: Answer) => (answer.json() as { data: User }).data;

/** Reads an account as it is now. */
export async function readUser(target: Target, id: string): Promise<User> {
  return userOf(await expectSuccess(target.superAdmin.call('GET', `/users/${id}`)));
}

/** Reads the permissions stored for an account. */
export async function permissionsOf(target: Target, id: string): Promise<PermissionMap> {
  const answer = await expectSuccess(target.superAdmin.call('GET', `/users/${id}/preferences`));
  return (answer.json() as { data: { permissions: PermissionMap } }).data.permissions;
}

/** Returns the token of the newest link mailed to an address. */
export async function linkToken(target: Target, email: string, seen = 0): Promise<string> {
  const link = new URL(await target.mailbox.linkFor(email, seen), target.origin);
  return link.searchParams.get('token') ?? '';
}

/** Creates an active account, optionally with permissions that differ from those of its role. */
export async function addPerson(target: Target, wanted: PersonOptions = {}): Promise<Person> {
  const { user, token } = await invitePerson(target, wanted);
  const password = newPassword();
  const body = { token, password, isInvitation: true };
  await expectSuccess(newVisitor(target).call('POST', '/auth/reset-password', body));
  const { permissions } = wanted;
  if (permissions)
    await expectSuccess(target.superAdmin.call('PUT', `/users/${user.id}/permissions`, { permissions }));
  return { id: user.id, user, credentials: { email: user.email, password } };
}

/** Sends the password of a sign-in; returns the code from the mail. */
export async function beginSignIn(
  target: Pick<Servers, 'mailbox'>,
  visitor: Visitor,
  credentials: Credentials,
  remember = false,
): Promise<string> {
  const { email, password } = credentials;
  const seen = await target.mailbox.count(email);
  await expectSuccess(visitor.call('POST', '/auth/login', { email, password, remember }));
  return target.mailbox.codeFor(email, seen);
}

/** Signs a visitor in. */
export async function signIn(
  target: Pick<Servers, 'mailbox'>,
  visitor: Visitor,
  credentials: Credentials,
  remember = false,
): Promise<void> {
  const otpCode = await beginSignIn(target, visitor, credentials, remember);
  const answer = await expectSuccess(
    visitor.call('POST', '/auth/verify-otp', { email: credentials.email, otpCode }),
  );
  visitor.accessToken = (answer.json() as { accessToken: string }).accessToken;
}

/** Renews the access token with the refresh cookie. */
export async function refreshToken(visitor: Visitor): Promise<void> {
  const answer = await expectSuccess(visitor.call('POST', '/auth/refresh', {}));
  visitor.accessToken = (answer.json() as { accessToken: string }).accessToken;
}

/** Creates an active account and signs it in. */
export async function addSignedIn(
  target: Target,
  wanted: PersonOptions = {},
  remember = false,
): Promise<SignedInPerson> {
  const person = await addPerson(target, wanted);
  const visitor = newVisitor(target);
  await signIn(target, visitor, person.credentials, remember);
  return { ...person, visitor };
}
