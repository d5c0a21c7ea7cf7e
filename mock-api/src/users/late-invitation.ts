import { fullName } from '@escale/contracts';
import type { Clock } from '../clock';
import type { Database } from '../db/client';
import { findUser } from '../db/user-row';
import { recordAudit } from '../audit/record';
import { auditResource } from './change-user';

/** The service itself, as the origin of an audit log entry. */
const service = { ipAddress: '', userAgent: '' };

/**
 * Records what has become of an invitation that could not be sent at once: whoever invited was told to send it again. The
 * entry belongs to nobody: the service has done it.
 */
export function recordLateInvitation(clock: Clock) {
  return async (tx: Database, { invites, sent }: { invites: string; sent: boolean }): Promise<void> => {
    const user = await findUser(tx, invites);
    if (user === undefined) return;
    const after = { invitation: sent ? 'SENT' : 'NOT_SENT' };
    await recordAudit(tx, clock(), service, {
      action: 'UPDATE',
      resource: auditResource(user.id),
      userId: null,
      metadata: { name: fullName(user), before: { invitation: 'WAITING' }, after },
    });
  };
}
