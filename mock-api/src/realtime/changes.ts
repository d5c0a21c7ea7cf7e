import { auditActions, type AuditAction } from '@escale/contracts';
import { object, string, type InferType } from 'yup';

/** Notifications of the database at commit (triggers: drizzle/0001_realtime_channels.sql). */
export const channels = { activity: 'realtime_activity', access: 'realtime_access' } as const;

const activitySchema = object({
  id: string().required(),
  action: string<AuditAction>().oneOf(auditActions).required(),
  resource: string().required(),
  userId: string().nullable().defined(),
  timestamp: string().required(),
});

/** The fields of an audit log entry that the live connection needs. */
export type Activity = InferType<typeof activitySchema>;

export function readActivity(payload: string): Activity {
  return activitySchema.validateSync(JSON.parse(payload), { strict: true });
}
