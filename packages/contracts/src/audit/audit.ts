import { array, boolean, lazy, mixed, number, object, string, type InferType } from 'yup';
import { lenientTextSchema } from '../lib/lenient-text';

/** The audit actions of §4 and of the activity display. */
export const auditActions = [
  'LOGIN',
  'LOGIN_FAILED',
  'LOGOUT',
  'CREATE',
  'UPDATE',
  'DELETE',
  'STATUS_CHANGE',
  'PASSWORD_CHANGE',
  'ROLE_CHANGE',
  'READ',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Values of an entry's `metadata.suspiciousFactors`: two of §3, and DISOWNED for a sign-in that the account's owner denies. */
export const suspiciousFactors = ['NEW_DEVICE', 'FOREIGN_IP', 'DISOWNED'] as const;

export type SuspiciousFactor = (typeof suspiciousFactors)[number];

/**
 * An entry of the audit log (§3). `user` and `userId` are null when the action belongs to no
 * account. `target` is the account affected by the action, with its name at that time. `target` has
 * no `id` once the account is deleted. A server may omit `target`.
 */
export const auditEntrySchema = object({
  id: string().required(),
  action: lenientTextSchema,
  userId: string().nullable().default(null),
  user: object({
    email: string().required(),
    firstName: string().defined(),
    lastName: string().defined(),
  })
    .nullable()
    .default(null),
  target: object({ id: string().nullable().defined(), name: string().required() }).nullable().default(null),
  resource: lenientTextSchema,
  ipAddress: string().nullable().default(null),
  userAgent: string().nullable().default(null),
  metadata: lazy(() => mixed<AuditMetadata>((value): value is AuditMetadata => isRecord(value)).default({})),
  timestamp: lenientTextSchema,
});

/** Additional data of an entry, such as `before` and `after` of a change, or the typed `email` of a failed sign-in. */
export interface AuditMetadata {
  suspiciousFactors?: string[];
  [key: string]: unknown;
}

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export type AuditEntry = InferType<typeof auditEntrySchema>;

/**
 * Response of `GET /users/{id}/audit-logs` and `GET /users/audit-logs`, newest first (§3, §7). A server that can search also sends
 * `applied`, the query parameters that it has applied, and `since`, the time of the oldest entry that it has searched.
 */
export const auditListResponseSchema = object({
  success: boolean().default(true),
  data: array(auditEntrySchema.required()).required(),
  pagination: object({ pages: number().required(), total: number().required() })
    .optional()
    .default(undefined),
  applied: array(string().required()).optional().default(undefined),
  since: string().nullable().optional().default(undefined),
});

/** Actions in the filter of the activity tab (§9). */
export const auditFilters = [
  'ALL',
  'LOGIN',
  'LOGOUT',
  'CREATE',
  'UPDATE',
  'DELETE',
  'PASSWORD_CHANGE',
] as const;

export type AuditFilter = (typeof auditFilters)[number];
