import { object, string, type InferType } from 'yup';

const isMoment = (text: string | undefined) => text === undefined || !Number.isNaN(Date.parse(text));

/** `datetime` checks only the form; `isMoment` also rejects a thirteenth month or an hour 25. */
const momentSchema = string().datetime({ allowOffset: true }).test(isMoment);

/**
 * Optional query parameters of `GET /users/audit-logs`, which limit the answer to entries at or after `from` and before `to`
 * ('2026-11-21T08:00:00.000Z'). A server may ignore them, so clients filter the answer again.
 */
export const auditRangeSchema = object({ from: momentSchema, to: momentSchema });

export type AuditRange = InferType<typeof auditRangeSchema>;
