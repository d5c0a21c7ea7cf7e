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
import {
  answerWith,
  emailSchema,
  mapOf,
  momentSchema,
  namedSchema,
  permissionMap,
  roleSchema,
} from '../http/answers';
import type { ActingUser } from '../rights/actor';
import type { Database } from '../db/client';
import { users } from '../db/schema';
import { findUser, whereActiveSuperAdmin, type UserRow } from '../db/user-row';
import { asPolicyActor, ownPermissions } from '../rights/permissions';
import type { RoleRights } from '../rights/role-rights';

export const abilitiesSchema = mapOf(Type.String(), {
  description:
    'Actions that the server refuses for reasons that only it can know. Each key is an action (edit, editProfile, changeRole, activate, deactivate, delete); its value is the reason (above, moreRights, lastSuperAdmin).',
  examples: [{ delete: 'lastSuperAdmin' }],
});

export const nameSchema = Type.String({ examples: ['Awa'] });

export const userSchema = namedSchema(
  'User',
  {
    id: Type.String({ minLength: 1, examples: ['0b9f8f0e-5b0a-4d8e-9c3a-3f0f5a1c2d3e'] }),
    email: emailSchema,
    username: Type.String({ minLength: 1, examples: ['awa.kone'] }),
    firstName: nameSchema,
    lastName: nameSchema,
    role: roleSchema,
    status: Type.String({
      description: `One of ${userStatuses.join(', ')}; clients treat any other value as INACTIVE.`,
      examples: [...userStatuses],
    }),
    avatarUrl: Type.Union([Type.String(), Type.Null()], {
      description: 'URL of the profile picture; null if the account has none.',
    }),
    createdAt: momentSchema(),
    updatedAt: momentSchema('Version of the account; updates send it in `If-Match`.'),
    lastLoginAt: Type.Union([momentSchema(), Type.Null()], {
      description: 'Null if the user has never signed in.',
    }),
    createdByUser: Type.Optional(
      Type.Union([Type.Object({ username: Type.String() }), Type.Null()], {
        description: 'Absent or null if the system created the account.',
      }),
    ),
    invitationPending: Type.Optional(
      Type.Boolean({ description: 'True until the invited user has chosen a password.' }),
    ),
    passwordChangeRequired: Type.Optional(
      Type.Boolean({ description: 'True if the user has to choose a new password at the next sign-in.' }),
    ),
    abilities: Type.Optional(abilitiesSchema),
    permissions: Type.Optional(permissionMap),
  },
  'A user account.',
);

export const oneUserAnswer = answerWith({ data: userSchema });

/** The columns needed to present a user. */
export const userColumns = {
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
  /** Only the answer about a single account has `passwordDueAt`. */
  user: Pick<UserRow, keyof typeof userColumns> & Partial<Pick<UserRow, 'passwordDueAt'>>;
  creator: { username: string } | null;
}

/** An account with everything that its presentation depends on. */
interface PresentableUser extends UserWithCreator {
  rights: RoleRights;
  abilities?: UserAbilities | undefined;
}

export async function withCreator(db: Database, rights: RoleRights, user: UserRow): Promise<PresentableUser> {
  const creator = user.createdBy === null ? undefined : await findUser(db, user.createdBy);
  return { rights, user, creator: creator ?? null };
}

/**
 * Adds the creator of the user, and the restrictions that only the server can know: that the user
 * is the last active SUPER_ADMIN, or has rights that the actor does not have.
 */
export async function withAbilities(db: Database, actor: ActingUser, row: UserRow): Promise<PresentableUser> {
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

/** Returns a user with the fields of §3; no other column leaves the server. */
export function presentUser({ rights, user, creator, abilities }: PresentableUser): User {
  return {
    id: user.id,
    email: displayEmail(user.email),
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

/**
 * Presents the list of all users. Only the last active SUPER_ADMIN gets `abilities`, since the list
 * does not compare the rights of its users with those of the caller.
 */
export function presentUsers(rights: RoleRights, rows: readonly UserWithCreator[]): User[] {
  const presented = rows.map((row) => presentUser({ rights, ...row }));
  const lastId = findLastSuperAdminId(presented);
  return presented.map((user) =>
    user.id === lastId ? { ...user, abilities: lastSuperAdminAbilities } : user,
  );
}

/** Returns the answer of a call about one user. */
export function presentOneUser(found: PresentableUser) {
  return { success: true, data: presentUser(found) };
}

/**
 * Returns an e-mail address as people write it: with its domain in Unicode. Keeps the ASCII form of
 * a domain that looks like another one.
 */
export function displayEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (!/(?:^|\.)xn--/.test(domain)) return email;
  const shown = email.slice(0, at) + domainToUnicode(domain);
  return isReadableText(shown) ? shown : email;
}
