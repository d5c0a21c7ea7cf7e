import { and, eq, type SQL } from 'drizzle-orm';
import type { ActingUser, Actor } from '../rights/actor';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { AccessClaims, IssuedClaims } from '../security/access-token';
import type { Database } from '../db/client';
import { changeCounters, type ChangeCounters } from '../db/change-counters';
import { isOpenSession, endOfSession, endReasonWhere, recordUse } from './open-session';
import type { RightsStore } from '../rights/rights-store';
import { sessions, users } from '../db/schema';
import type { Services } from '../services';
import { unauthenticated } from '../errors';

export interface ActiveSession {
  user: ActingUser;
  sessionId: string;
  /** When the user signed in with this session. */
  createdAt: Date;
  lastUsedAt: Date;
  newestTokenAt: Date | null;
  /** When the session ends unless it is used again. */
  endOfSession: Date;
  /** Selected with the session, to save a round trip. */
  changeCounters: ChangeCounters;
}

type IdleLimit = Pick<Config, 'SESSION_IDLE_MINUTES'>;

/** SQL condition for a query that joins the users table: true for the open sessions of active accounts. */
export function isActiveSession(config: IdleLimit, now: Date): SQL | undefined {
  return and(isOpenSession(config, now), eq(users.status, 'ACTIVE'));
}

/**
 * Returns the account and session behind an access token if both are active. The rights are
 * current: the same query reads their generation.
 */
export async function findActiveSession(
  { db, clock, config, rights }: { db: Database; clock: Clock; config: IdleLimit; rights: RightsStore },
  { userId, sessionId }: AccessClaims,
): Promise<ActiveSession | undefined> {
  const [found] = await db
    .select({
      user: users,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      newestTokenAt: sessions.newestTokenAt,
      endOfSession: endOfSession(config),
      changeCounters,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isActiveSession(config, clock())));
  if (found === undefined) return undefined;
  const user = { ...found.user, rights: await rights.at(found.changeCounters.rights, db) };
  return { ...found, user, sessionId };
}

/**
 * Returns the caller behind a token, and records the call as a use of the session. Throws a 401 unless session and account are
 * active.
 */
export async function authenticate(services: Services, claims: IssuedClaims | undefined): Promise<Actor> {
  if (!claims) throw unauthenticated();
  const actor = await findActiveSession(services, claims);
  if (!actor) throw unauthenticated(await endReasonWhere(services, eq(sessions.id, claims.sessionId)));
  await recordUse(services, actor, claims.issuedAt);
  return actor;
}
