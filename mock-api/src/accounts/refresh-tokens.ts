import type { SessionEndReason } from '@escale/contracts';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addMs, daysMs, secondsMs } from '../clock';
import type { Services } from '../services';
import type { Database } from '../db/client';
import { isOpenSession, endReasonWhere } from './open-session';
import { refreshTokens, sessions, users } from '../db/schema';
import { readCookie, setCookie } from '../http/cookies';
import { hashToken, successorOf } from '../security/tokens';
import type { Config } from '../config';

/**
 * How long a replaced token is still accepted, since another tab may have sent it at the same time.
 */
const concurrentMs = 20 * secondsMs;

/**
 * How long a replaced token is still accepted if the answer was lost, as when a laptop is closed
 * over a weekend.
 */
const lostAnswerMs = 3 * daysMs;

export interface RefreshedSession {
  id: string;
  userId: string;
  remember: boolean;
  expiresAt: Date;
}

type Dependencies = Pick<Services, 'db' | 'clock' | 'secret'>;

/**
 * Replaces a valid refresh token and returns its successor. If the same browser repeats a replaced
 * token, returns the same successor: within `concurrentMs`, or within `lostAnswerMs` if the answer
 * was lost (`isAnswerUnused`). Returns undefined for any other replaced token, and once the
 * successor has been replaced too: such a token may be a copy.
 */
export async function rotateToken(
  { db, clock, secret }: Dependencies,
  token: string,
  browser: string,
): Promise<string | undefined> {
  const now = clock();
  const [replaced] = await db
    .update(refreshTokens)
    .set({ replacedAt: now, replacedBy: browser })
    .where(and(eq(refreshTokens.tokenHash, hashToken(token)), isNull(refreshTokens.replacedAt)))
    .returning({ sessionId: refreshTokens.sessionId });
  if (replaced !== undefined) {
    const next = successorOf(secret, token);
    await db.insert(refreshTokens).values({ ...replaced, tokenHash: hashToken(next), createdAt: now });
    return next;
  }
  const [repeated] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(
      and(
        eq(refreshTokens.tokenHash, hashToken(token)),
        eq(refreshTokens.replacedBy, browser),
        gt(refreshTokens.replacedAt, addMs(now, -lostAnswerMs)),
        or(gt(refreshTokens.replacedAt, addMs(now, -concurrentMs)), isAnswerUnused),
      ),
    );
  return repeated && unreplacedSuccessor({ db, secret }, token);
}

/**
 * True if no access token issued since the replacement has been used, which means that the browser
 * has not received the answer. Compares whole seconds, since access tokens state their time of
 * issue in seconds.
 */
const isAnswerUnused = or(
  isNull(sessions.newestTokenAt),
  lt(sessions.newestTokenAt, sql`date_trunc('second', ${refreshTokens.replacedAt})`),
);

async function unreplacedSuccessor(
  { db, secret }: Omit<Dependencies, 'clock'>,
  token: string,
): Promise<string | undefined> {
  const next = successorOf(secret, token);
  return (await isCurrent(db, next)) ? next : undefined;
}

const isCurrent = async (db: Database, token: string) =>
  (await db.$count(
    refreshTokens,
    and(eq(refreshTokens.tokenHash, hashToken(token)), isNull(refreshTokens.replacedAt)),
  )) > 0;

/** Returns the open session of a refresh token that has not been replaced. */
export async function sessionOfCurrentToken(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  token: string,
): Promise<RefreshedSession | undefined> {
  const session = await sessionOfToken(services, token);
  const isUnused = session !== undefined && (await isCurrent(services.db, token));
  return isUnused ? session : undefined;
}

/** Returns the open session of the refresh cookie. */
export async function sessionOfCookie(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<RefreshedSession | undefined> {
  const token = readCookie(services.config, request, 'refresh');
  return token === undefined ? undefined : sessionOfToken(services, token);
}

/**
 * Returns the open session of the refresh cookie, even if the status of its account forbids access: an administrator may undo that
 * status.
 */
export async function sessionToSignOut(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<RefreshedSession | undefined> {
  const token = readCookie(services.config, request, 'refresh');
  return token === undefined ? undefined : findSession(services, token, 'any');
}

/** Returns the open session of a refresh token, even of a replaced one; undefined unless the account is active. */
export const sessionOfToken = (services: Pick<Services, 'db' | 'clock' | 'config'>, token: string) =>
  findSession(services, token, 'active');

async function findSession(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  token: string,
  account: 'active' | 'any',
): Promise<RefreshedSession | undefined> {
  const { id, userId, remember, expiresAt } = sessions;
  const [found] = await db
    .select({ id, userId, remember, expiresAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(refreshTokens.tokenHash, hashToken(token)),
        isOpenSession(config, clock()),
        account === 'active' ? eq(users.status, 'ACTIVE') : undefined,
      ),
    );
  return found;
}

/** Returns why the session of a refresh token has ended. */
export async function endReasonOfToken(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<SessionEndReason | undefined> {
  const [found] = await services.db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashToken(token)));
  return found && endReasonWhere(services, eq(sessions.id, found.sessionId));
}

/**
 * Sets the refresh cookie. The cookie of a remembered session lasts until the session expires, any
 * other until the browser is closed.
 */
export function setRefreshCookie(
  config: Config,
  reply: FastifyReply,
  now: Date,
  session: { refreshToken: string; remember: boolean; expiresAt: Date },
): void {
  const left = Math.floor((session.expiresAt.getTime() - now.getTime()) / 1_000);
  setCookie(config, reply, 'refresh', session.refreshToken, session.remember ? left : undefined);
}
