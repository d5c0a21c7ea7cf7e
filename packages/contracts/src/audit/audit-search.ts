import { object, string, type InferType } from 'yup';
import { limits } from '../platform/limits';
import { auditRangeSchema } from './audit-range';

/**
 * Optional query of `GET /users/audit-logs`: only entries that all of it holds for. `search` are words that must all occur,
 * `userId` is the person who acted or the account that was changed. A server that looks at it says so in `applied` of each answer; of another
 * one nothing of it is asked.
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
