import { object, string, type InferType } from 'yup';
import { limits } from '../platform/limits';
import { auditRangeSchema } from './audit-range';

/**
 * Optional query parameters of `GET /users/audit-logs`, which limit the answer to entries that
 * match every parameter. An entry must contain all words of `search`; `userId` matches the acting
 * user or the changed account. A server that supports these parameters lists the applied ones in
 * `applied` of each answer. Clients send the parameters to no other server.
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
