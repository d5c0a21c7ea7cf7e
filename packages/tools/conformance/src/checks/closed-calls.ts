import { randomUUID } from 'node:crypto';
import { openLiveConnection } from '../live';
import type { Run } from '../run';
import { anonymousVisitor } from '../visitor';

/** Checks that every call requiring a token refuses callers without one, or with an invalid one. */
export async function checkClosedCalls(run: Run): Promise<void> {
  const closed = Object.entries(run.document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security.some((scheme) => 'accessToken' in scheme) ? [{ method: method.toUpperCase(), template }] : [],
    ),
  );
  const forged = { ...anonymousVisitor(), token: 'conformance.no.token' };
  for (const { method, template } of closed) {
    // No account has this id, so a server that wrongly accepts the call changes nothing.
    const path = template.replace('{role}', 'OPERATOR').replace(/\{\w+\}/g, () => randomUUID());
    for (const who of [null, forged]) await run.call(who, method, path, { expect: [401] });
  }
  const live = await openLiveConnection(run, undefined);
  run.check('live connection', live === undefined, 'is open without a token');
  live?.close();
}
