import { and, eq, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { daysMs } from '../clock';
import type { Config } from '../config';
import type { Services } from '../services';
import { devices, sessions, users } from '../db/schema';
import type { Database } from '../db/client';
import { whereEmail } from '../db/user-row';
import type { KnownDevice } from '../limits/attempt-keys';
import { readCookie, setCookie } from '../http/cookies';
import { callerOf } from '../http/request-context';
import { hashToken } from '../security/tokens';

const cookieLifetimeSeconds = (365 * daysMs) / 1_000;

/** The form of the tokens that this server creates. A cookie with any other value was planted by a third party. */
const ownTokenPattern = /^[\w-]{43}$/;

/** Returns the hash of the device cookie if the server made that cookie. */
function deviceHashOf(config: Config, request: FastifyRequest): string | undefined {
  const device = readCookie(config, request, 'device');
  return device !== undefined && ownTokenPattern.test(device) ? hashToken(device) : undefined;
}

/** Returns an identifier of the browser: the hash of its device cookie or, without such a cookie, of its User-Agent. */
export const browserOf = (config: Config, request: FastifyRequest): string =>
  deviceHashOf(config, request) ?? hashToken(`browser:${callerOf(request).userAgent}`);

/**
 * Returns the browser if it is a known device of the account. A device becomes known when the owner
 * signs in with it, or sets a password in it by a mailed link. Undefined for any other browser, and
 * if the account does not exist.
 */
export async function findKnownDevice(
  { config, db }: Pick<Services, 'config' | 'db'>,
  request: FastifyRequest,
  owner: { email: string } | { userId: string },
): Promise<KnownDevice | undefined> {
  const deviceHash = deviceHashOf(config, request);
  if (deviceHash === undefined) return undefined;
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

/**
 * Gives the browser a new device cookie, so that a planted or copied cookie becomes worthless. Every account that knew the browser
 * by its old cookie now knows it by the new one. Returns true if this account has never signed in from the browser before.
 */
export async function rememberDevice(
  { config, db, clock }: Pick<Services, 'config' | 'db' | 'clock'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
  { use, device }: { use: DeviceUse; device: string },
): Promise<boolean> {
  const [now, former, deviceHash] = [clock(), deviceHashOf(config, request), hashToken(device)];
  setDeviceCookie(config, reply, device);
  if (former !== undefined)
    await db.update(devices).set({ deviceHash }).where(eq(devices.deviceHash, former));
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

/**
 * Forgets the browser that opened a session. A sign-in stores the same time with session and
 * browser; this function finds the browser by that time.
 */
export async function forgetDeviceOfSession(db: Database, sessionId: string): Promise<void> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  if (session === undefined) return;
  const { userId, createdAt } = session;
  const isDated = or(eq(devices.firstSeenAt, createdAt), eq(devices.lastSeenAt, createdAt));
  await db.delete(devices).where(and(eq(devices.userId, userId), isDated));
}

export const setDeviceCookie = (config: Config, reply: FastifyReply, device: string): void =>
  setCookie(config, reply, 'device', device, cookieLifetimeSeconds);
