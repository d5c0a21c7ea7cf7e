import { object, string, type InferType } from 'yup';
import { limits } from '../platform/limits';
import { auditRangeSchema } from './audit-range';

/**
 * Optional query of `GET /users/audit-logs`: only entries that match all of it. `search` are words that must all occur, `userId` is
 * the acting user or the changed account. A server that supports it says so in `applied` of each answer; clients do not send it to
 * any other.
 */
export const auditSearchSchema = auditRangeSchema.concat(
  object({
    search: string().min(1).max(limits.auditSearchMaxLength),
    action: string()
      .matches(/^[A-Z_]+$/)
      .max(50),
    userId: string().min(1).max(100),
    ipAddress: string()
      .matches(/^[\dA-Fa-f:.]+$/)
      .max(45),
  }),
);

export type AuditSearch = InferType<typeof auditSearchSchema>;
