import type { SessionEndReason } from '@escale/contracts';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addMs, daysMs, secondsMs } from '../clock';
import type { Services } from '../services';
import type { Database } from '../db/client';
import { isLiving, endReasonWhere } from './living-session';
import { refreshTokens, sessions, users } from '../db/schema';
import { readCookie, setCookie } from '../http/cookies';
import { hashToken, successorOf } from '../security/tokens';
import type { Config } from '../config';

/** How long a token still counts after its replacement: another tab may have sent it concurrently. */
const concurrentMs = 20 * secondsMs;

/** For how long a lost answer can be repeated, for example after the lid was closed over a weekend. */
const lostAnswerMs = 3 * daysMs;

export interface RefreshedSession {
  id: string;
  userId: string;
  remember: boolean;
  expiresAt: Date;
}

type Needs = Pick<Services, 'db' | 'clock' | 'secret'>;

/**
 * Replaces a valid token and returns its successor. Until that is used, the browser that sent the previous token gets it again: for
 * `concurrentMs`, and for `lostAnswerMs` if no access token issued with it has been used, since the answer was then lost. Returns
 * undefined for an older token and for one that another browser has replaced, which must be a copy.
 */
export async function rotateToken(
  { db, clock, secret }: Needs,
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
  return repeated && livingSuccessor({ db, secret }, token);
}

/** Compares in whole seconds, as the times of access tokens are. */
const isAnswerUnused = or(
  isNull(sessions.newestTokenAt),
  lt(sessions.newestTokenAt, sql`date_trunc('second', ${refreshTokens.replacedAt})`),
);

async function livingSuccessor(
  { db, secret }: Omit<Needs, 'clock'>,
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

/** Returns the living session of a token that has not been replaced yet. */
export async function unusedSession(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  token: string,
): Promise<RefreshedSession | undefined> {
  const session = await sessionOfToken(services, token);
  const isUnused = session !== undefined && (await isCurrent(services.db, token));
  return isUnused ? session : undefined;
}

/** Returns the living session of the refresh cookie. */
export async function sessionOfCookie(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<RefreshedSession | undefined> {
  const token = readCookie(services.config, request, 'refresh');
  return token === undefined ? undefined : sessionOfToken(services, token);
}

/** Returns the living session of the refresh cookie, even while the status of its account forbids access: that can be undone. */
export async function sessionToSignOut(
  services: Pick<Services, 'config' | 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<RefreshedSession | undefined> {
  const token = readCookie(services.config, request, 'refresh');
  return token === undefined ? undefined : findSession(services, token, 'any');
}

/** Returns the session that a token was ever issued for, while session and account are active. */
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
        isLiving(config, clock()),
        account === 'active' ? eq(users.status, 'ACTIVE') : undefined,
      ),
    );
  return found;
}

/** Returns why the session that this token was issued for is over. */
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

/** Remembered devices keep the cookie until the session ends; the others lose it with the browser. */
export function setRefreshCookie(
  config: Config,
  reply: FastifyReply,
  now: Date,
  session: { refreshToken: string; remember: boolean; expiresAt: Date },
): void {
  const left = Math.floor((session.expiresAt.getTime() - now.getTime()) / 1_000);
  setCookie(config, reply, 'refresh', session.refreshToken, session.remember ? left : undefined);
}
