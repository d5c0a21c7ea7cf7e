import { object, string, type InferType } from 'yup';

const isMoment = (text: string | undefined) => text === undefined || !Number.isNaN(Date.parse(text));

/** The pattern of a date and time, valid or not: the test checks the calendar. */
const moment = string().datetime({ allowOffset: true }).test(isMoment);

/**
 * Optional query of `GET /users/audit-logs`: only entries at or after `from` and before `to`, in UTC as in
 * '2026-11-21T08:00:00.000Z'. A server may ignore it, so clients filter the answer again.
 */
export const auditRangeSchema = object({ from: moment, to: moment });

export type AuditRange = InferType<typeof auditRangeSchema>;
