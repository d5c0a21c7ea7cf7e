import type { UserSession } from '@escale/contracts';
import type { sessions } from '../db/schema';
import { hashToken } from '../security/tokens';

/** `token` only identifies a session; it is not a credential. */
export function presentSession(
  { id, userAgent, ipAddress, createdAt, lastUsedAt, expiresAt }: typeof sessions.$inferSelect,
  callersSessionId: string,
): UserSession {
  return {
    id,
    token: hashToken(id),
    userAgent,
    ipAddress,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastUsedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    current: id === callersSessionId,
  };
}
