import { eq } from 'drizzle-orm';
import type { Actor } from '../rights/actor';
import type { Services } from '../services';
import { findActiveSession } from './active-session';
import { recordUse } from './living-session';
import { sessions } from '../db/schema';
import { reasonOfEnd } from './session-end';
import type { GivenClaims } from '../security/access-token';
import { unauthenticated } from '../errors';

/** Returns the caller behind a token; looks up the session and the account's status on each call, which is a use of the session. Throws 401. */
export async function authenticate(services: Services, claims: GivenClaims | undefined): Promise<Actor> {
  if (!claims) throw unauthenticated();
  const actor = await findActiveSession(services, claims);
  if (!actor) throw unauthenticated(await reasonOfEnd(services, eq(sessions.id, claims.sessionId)));
  await recordUse(services, actor, claims.issuedAt);
  return actor;
}
