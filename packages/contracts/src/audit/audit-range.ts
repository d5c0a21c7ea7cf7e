import { object, string, type InferType } from 'yup';

const isMoment = (text: string | undefined) => text === undefined || !Number.isNaN(Date.parse(text));

/** The pattern of a date and time, also of one that the calendar does not have: that is for the test. */
const moment = string().datetime({ allowOffset: true }).test(isMoment);

/**
 * Optional query of `GET /users/audit-logs`: only entries at or after `from` and before `to`, moments in UTC as in
 * '2026-11-21T08:00:00.000Z'. A server may ignore it: what it answers is to be filtered again.
 */
export const auditRangeSchema = object({ from: moment, to: moment });

export type AuditRange = InferType<typeof auditRangeSchema>;
