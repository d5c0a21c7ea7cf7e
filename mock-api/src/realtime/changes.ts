import { auditActions, type AuditAction } from '@escale/contracts';
import { object, string, type InferType } from 'yup';

/** What the database tells at commit (its triggers: drizzle/0001_realtime_channels.sql). */
export const channels = { activity: 'realtime_activity', access: 'realtime_access' } as const;

const activitySchema = object({
  id: string().required(),
  action: string<AuditAction>().oneOf(auditActions).required(),
  resource: string().required(),
  userId: string().nullable().defined(),
  timestamp: string().required(),
});

/** A line of the audit log, as far as the live connection needs it. */
export type Activity = InferType<typeof activitySchema>;

export function readActivity(payload: string): Activity {
  return activitySchema.validateSync(JSON.parse(payload), { strict: true });
}
