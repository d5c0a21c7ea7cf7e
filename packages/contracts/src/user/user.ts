import { boolean, mixed, object, string, type InferType } from 'yup';
import { lenientTextSchema } from '../lib/lenient-text';
import type { PermissionMap } from './permissions';
import { isPermissionMap } from './preferences';
import type { UserAbilities } from './user-policy';

/** Status values of §3. */
export const userStatuses = ['ACTIVE', 'INACTIVE', 'SUSPENDED'] as const;

export type UserStatus = (typeof userStatuses)[number];

/** Returns the status to display for a value of the API; an unknown status displays as inactive (§3). */
export function displayedStatus(value: unknown): UserStatus {
  return userStatuses.find((status) => status === value) ?? 'INACTIVE';
}

/** Drops entries whose value is no text, so that a server's extension does not break the list. */
function readAbilities(value: unknown): UserAbilities | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, reason]) => typeof reason === 'string'));
}

function readPermissions(value: unknown): PermissionMap | undefined {
  return isPermissionMap(value) ? value : undefined;
}

/**
 * A user as sent by the API (§3). Dates are ISO 8601 in UTC. Role and status are open strings on the wire, since unknown ones have
 * a defined display.
 */
export const userSchema = object({
  id: string().required(),
  email: string().required(),
  username: string().required(),
  firstName: string().defined(),
  lastName: string().defined(),
  role: lenientTextSchema,
  status: lenientTextSchema,
  avatarUrl: string().nullable().defined(),
  createdAt: lenientTextSchema,
  updatedAt: lenientTextSchema,
  /** Null if the user has never signed in. */
  lastLoginAt: string()
    .nullable()
    .transform((_value, original: unknown) =>
      original === null || typeof original === 'string' ? original : '',
    )
    .default(null),
  createdByUser: object({ username: string().required() }).nullable().default(null),
  /** True while an invited user has never chosen a password. */
  invitationPending: boolean().default(false),
  /** Whether the next sign-in asks for a new password; a server may omit it. */
  passwordChangeRequired: boolean().optional(),
  /** Restrictions that only the server can know; a server may omit them (see `getDenialReason`). */
  abilities: mixed<UserAbilities>().transform(readAbilities).optional(),
  /** The entries of the permission map that differ from the role defaults of §6; a server may omit them (see `getDenialReason`). */
  permissions: mixed<PermissionMap>().transform(readPermissions).optional(),
});

export type User = InferType<typeof userSchema>;

/** Returns first and last name as one line. */
export function fullName(user: { firstName: string; lastName: string }): string {
  return `${user.firstName} ${user.lastName}`.trim();
}

/** Response of `GET /auth/me` (§3). */
export const meResponseSchema = object({ success: boolean().required(), user: userSchema.required() });
