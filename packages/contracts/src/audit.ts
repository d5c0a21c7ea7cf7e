/** Audit action kinds: those of §4 and those that only the activity display knows. */
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

/** Factors in an entry's `metadata.suspiciousFactors` (§3). */
export const suspiciousFactors = ['NEW_DEVICE', 'FOREIGN_IP'] as const;

export type SuspiciousFactor = (typeof suspiciousFactors)[number];
