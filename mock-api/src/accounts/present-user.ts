import { Type } from '@sinclair/typebox';
import {
  findLastSuperAdminId,
  holdsPermissions,
  isReadableText,
  lastSuperAdminAbilities,
  moreRightsAbilities,
  userStatuses,
  type User,
  type UserAbilities,
} from '@escale/contracts';
import { domainToUnicode } from 'node:url';
import { answerWith, emailAnswer, mapOf, moment, named, permissionMap, roleAnswer } from '../http/answers';
import type { ActingUser } from '../rights/actor';
import type { Database } from '../db/client';
import { users } from '../db/schema';
import { findUser, whereActiveSuperAdmin, type UserRow } from '../db/user-row';
import { asPolicyActor, ownPermissions } from '../rights/permissions';
import type { RoleRights } from '../rights/role-rights';

export const abilitiesAnswer = mapOf(Type.String(), {
  description:
    'Restrictions that only the server knows: the action (edit, editProfile, changeRole, activate, deactivate, delete) and the reason (above, moreRights, lastSuperAdmin).',
  examples: [{ delete: 'lastSuperAdmin' }],
});

export const nameAnswer = Type.String({ examples: ['Awa'] });

export const userAnswer = named(
  'User',
  {
    id: Type.String({ minLength: 1, examples: ['0b9f8f0e-5b0a-4d8e-9c3a-3f0f5a1c2d3e'] }),
    email: emailAnswer,
    username: Type.String({ minLength: 1, examples: ['awa.kone'] }),
    firstName: nameAnswer,
    lastName: nameAnswer,
    role: roleAnswer,
    status: Type.String({
      description: `One of ${userStatuses.join(', ')}; an unknown one is shown as INACTIVE.`,
      examples: [...userStatuses],
    }),
    avatarUrl: Type.Union([Type.String(), Type.Null()], { description: 'Address of the picture.' }),
    createdAt: moment(),
    updatedAt: moment('The version of the account, for If-Match.'),
    lastLoginAt: Type.Union([moment(), Type.Null()], { description: 'Null: never.' }),
    createdByUser: Type.Optional(
      Type.Union([Type.Object({ username: Type.String() }), Type.Null()], {
        description: 'Absent or null: the system.',
      }),
    ),
    invitationPending: Type.Optional(
      Type.Boolean({ description: 'True while an invited person has not chosen a password.' }),
    ),
    passwordChangeRequired: Type.Optional(
      Type.Boolean({ description: 'True while the next sign-in asks for a new password.' }),
    ),
    abilities: Type.Optional(abilitiesAnswer),
    permissions: Type.Optional(permissionMap),
  },
  'A user account.',
);

export const oneUserAnswer = answerWith({ data: userAnswer });

/** The columns needed to present a user. */
export const shownColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  status: users.status,
  avatarUrl: users.avatarUrl,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  lastLoginAt: users.lastLoginAt,
  activatedAt: users.activatedAt,
  permissions: users.permissions,
};

export interface UserWithCreator {
  /** Columns of the single-account answer that no list shows. */
  user: Pick<UserRow, keyof typeof shownColumns> & Partial<Pick<UserRow, 'passwordDueAt'>>;
  creator: { username: string } | null;
}

/** An account with everything that determines how it is presented. */
interface Presented extends UserWithCreator {
  rights: RoleRights;
  abilities?: UserAbilities | undefined;
}

export async function withCreator(db: Database, rights: RoleRights, user: UserRow): Promise<Presented> {
  const creator = user.createdBy === null ? undefined : await findUser(db, user.createdBy);
  return { rights, user, creator: creator ?? null };
}

/**
 * A user with the restrictions that only the server knows: whether they are the last active SUPER_ADMIN, or hold rights that the
 * actor lacks.
 */
export async function withAbilities(db: Database, actor: ActingUser, row: UserRow): Promise<Presented> {
  const { rights } = actor;
  const active = await db.select({ id: users.id }).from(users).where(whereActiveSuperAdmin).limit(2);
  const isLastSuperAdmin = active.length === 1 && active[0]?.id === row.id;
  const hasMoreRights =
    actor.id !== row.id &&
    !holdsPermissions(asPolicyActor(rights, actor), asPolicyActor(rights, row).permissions);
  const abilities = hasMoreRights
    ? moreRightsAbilities
    : isLastSuperAdmin
      ? lastSuperAdminAbilities
      : undefined;
  return { ...(await withCreator(db, rights, row)), abilities };
}

/** A user with the fields of §3; no other column leaves the server. */
export function presentUser({ rights, user, creator, abilities }: Presented): User {
  return {
    id: user.id,
    email: shownEmail(user.email),
    username: user.username,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    status: user.status,
    avatarUrl: user.avatarUrl,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    createdByUser: creator && { username: creator.username },
    invitationPending: user.activatedAt === null,
    ...(user.passwordDueAt !== undefined && { passwordChangeRequired: user.passwordDueAt !== null }),
    permissions: ownPermissions(rights, user),
    ...(abilities && { abilities }),
  };
}

/** Presents all users; only the last active SUPER_ADMIN has restricted abilities. */
export function presentUsers(rights: RoleRights, rows: readonly UserWithCreator[]): User[] {
  const presented = rows.map((row) => presentUser({ rights, ...row }));
  const lastId = findLastSuperAdminId(presented);
  return presented.map((user) =>
    user.id === lastId ? { ...user, abilities: lastSuperAdminAbilities } : user,
  );
}

/** The answer of a call about one user. */
export function presentOneUser(found: Presented) {
  return { success: true, data: presentUser(found) };
}

/** Returns an address as people write it: its domain in Unicode, unless its letters could be mistaken for others. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (!/(?:^|\.)xn--/.test(domain)) return email;
  const shown = email.slice(0, at) + domainToUnicode(domain);
  return isReadableText(shown) ? shown : email;
}
