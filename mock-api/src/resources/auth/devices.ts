import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { daysMs } from '../../clock';
import type { Services } from '../../services';
import { devices } from '../../db/schema';
import { readCookie, setCookie } from '../../http/cookies';
import { hashToken, newToken } from '../../security/tokens';

const lifetimeSeconds = (365 * daysMs) / 1_000;

/** Recognises a browser by its cookie; true when this account has never signed in from it. */
export async function rememberDevice(
  { config, db, clock }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<boolean> {
  const device = readCookie(config, request, 'device') ?? newToken();
  setCookie(config, reply, 'device', device, lifetimeSeconds);
  const [now, deviceHash] = [clock(), hashToken(device)];
  const known = await db
    .update(devices)
    .set({ lastSeenAt: now })
    .where(and(eq(devices.userId, userId), eq(devices.deviceHash, deviceHash)))
    .returning({ userId: devices.userId });
  if (known.length > 0) return false;
  await db.insert(devices).values({ userId, deviceHash, firstSeenAt: now, lastSeenAt: now });
  return true;
}
