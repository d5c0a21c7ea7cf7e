import { openLiveConnection, type LiveConnection } from '../live';
import type { People } from '../people';
import { SectionAborted, type Run } from '../run';
import { signIn } from '../sign-in';
import { listAt, textAt, valueAt } from '../read-value';
import { createVisitor, type Visitor } from '../visitor';

async function openLive(run: Run, who: Visitor): Promise<LiveConnection> {
  const live = await openLiveConnection(run, who.token);
  run.check('live connection', live !== undefined, `is refused to ${who.name}`);
  if (live === undefined) throw new SectionAborted('live connection');
  return live;
}

/** Checks that events reach users who may see them, and that connections end with their session. */
export async function checkLive(run: Run, { superAdmin, operator }: People): Promise<void> {
  const watching = await openLive(run, superAdmin);
  try {
    const twin = createVisitor('operator in a second browser', operator.account);
    await signIn(run, twin);
    const isSent = await run.until(() => watching.hasReceivedActivity('LOGIN'));
    run.check('event user_activity', isSent, 'does not arrive within 5 seconds of a sign-in');
    const live = await openLive(run, twin);
    await checkDeletedSession(run, superAdmin, twin, live);
  } finally {
    watching.close();
  }
}

/**
 * Checks that a user's connection and its end are announced. A server may announce the same user
 * only once a minute, so `visitor` should be an account that has not connected before.
 */
export async function checkPresence(run: Run, { superAdmin }: People, visitor: Visitor): Promise<void> {
  const watching = await openLive(run, superAdmin);
  try {
    const polling = await openLiveConnection(run, visitor.token, ['polling']);
    if (polling === undefined) run.reportNotOffered('live connection by polling');
    const other = polling ?? (await openLive(run, visitor));
    const came = await run.until(() => watching.hasReceived('user_connected', visitor.userId));
    run.check(
      'event user_connected',
      came,
      'does not arrive within 5 seconds of the first connection in a minute',
    );
    other.close();
    const left = await run.until(() => watching.hasReceived('user_disconnected', visitor.userId));
    run.check('event user_disconnected', left, 'does not arrive within 5 seconds of the last connection');
  } finally {
    watching.close();
  }
}

async function checkDeletedSession(
  run: Run,
  superAdmin: Visitor,
  twin: Visitor,
  live: LiveConnection,
): Promise<void> {
  const own = `/users/${twin.userId ?? ''}/sessions`;
  const before = listAt((await run.call(superAdmin, 'GET', own)).body, 'data');
  const newest = [...before].sort((one, other) =>
    (textAt(other, 'createdAt') ?? '').localeCompare(textAt(one, 'createdAt') ?? ''),
  )[0];
  const mine = listAt((await run.call(twin, 'GET', own)).body, 'data');
  const current = mine.find((one) => valueAt(one, 'current') === true) ?? newest;
  const id = textAt(current, 'id') ?? '';
  await run.call(twin, 'DELETE', `${own}/${id}`);
  const ended = await run.call(twin, 'GET', '/auth/me', { expect: [401] });
  run.check('DELETE /users/{id}/sessions/{sessionId}', ended.status === 401, 'the session continues');
  const cut = await run.until(() => !live.socket.connected);
  run.check('live connection', cut, 'outlives its session by more than 5 seconds');
  live.close();
}

/** Checks that a forced logout ends every session of an account at once. */
export async function checkForcedLogout(run: Run, { superAdmin }: People, target: Visitor): Promise<void> {
  const live = await openLive(run, target);
  await run.call(superAdmin, 'POST', `/users/${target.userId ?? ''}/force-logout`);
  const ended = await run.call(target, 'GET', '/auth/me', { expect: [401] });
  run.check('POST /users/{id}/force-logout', ended.status === 401, 'the session continues');
  const cut = await run.until(() => !live.socket.connected);
  run.check('POST /users/{id}/force-logout', cut, 'the live connection stays open for more than 5 seconds');
  live.close();
  target.token = undefined;
  await run.call(target, 'POST', '/auth/refresh', { expect: [401] });
}

/** Signs everyone out and checks that their tokens end. */
export async function checkSigningOut(run: Run, visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    if (visitor.token === undefined) continue;
    await run.call(visitor, 'POST', '/auth/logout');
    const ended = await run.call(visitor, 'GET', '/auth/me', { expect: [401] });
    run.check('POST /auth/logout', ended.status === 401, `the session of ${visitor.name} continues`);
    visitor.token = undefined;
    await run.call(visitor, 'POST', '/auth/refresh', { expect: [401] });
  }
}
