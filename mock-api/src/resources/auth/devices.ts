import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { daysMs } from '../../clock';
import type { Services } from '../../services';
import { devices, users } from '../../db/schema';
import { whereEmail } from '../../db/user-row';
import type { KnownDevice } from '../../http/attempt-keys';
import { readCookie, setCookie } from '../../http/cookies';
import { hashToken, newToken } from '../../security/tokens';

const lifetimeSeconds = (365 * daysMs) / 1_000;

/**
 * Returns the browser if the account has signed in or reset its password from it: one query, whether or not the account
 * exists.
 */
export async function findKnownDevice(
  { config, db }: Pick<Services, 'config' | 'db'>,
  request: FastifyRequest,
  owner: { email: string } | { userId: string },
): Promise<KnownDevice | undefined> {
  const deviceHash = hashToken(readCookie(config, request, 'device') ?? '');
  const [known] = await db
    .select({ userId: devices.userId, deviceHash: devices.deviceHash })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(
      and(
        eq(devices.deviceHash, deviceHash),
        'email' in owner ? whereEmail(owner.email) : eq(users.id, owner.userId),
      ),
    );
  return known;
}

type DeviceUse = 'sign-in' | 'reset';

/** Remembers the browser by its cookie; returns true when this account has never signed in from it. */
export async function rememberDevice(
  { config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
  use: DeviceUse,
): Promise<boolean> {
  const device = readCookie(config, request, 'device') ?? newToken();
  setCookie(config, reply, 'device', device, lifetimeSeconds);
  const [now, deviceHash] = [clock(), hashToken(device)];
  const isThisDevice = and(eq(devices.userId, userId), eq(devices.deviceHash, deviceHash));
  const [known] = await db.select().from(devices).where(isThisDevice);
  const signedIn = use === 'sign-in' || known?.signedIn === true;
  const row = { userId, deviceHash, firstSeenAt: now, lastSeenAt: now, signedIn };
  await db
    .insert(devices)
    .values(row)
    .onConflictDoUpdate({
      target: [devices.userId, devices.deviceHash],
      set: { lastSeenAt: now, signedIn },
    });
  return known?.signedIn !== true;
}
