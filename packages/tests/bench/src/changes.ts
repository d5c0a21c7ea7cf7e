import { setTimeout as pause } from 'node:timers/promises';
import { accounts } from '@escale/e2e/fixtures';

const concurrency = 8;
const maxCallMs = 10_000;

export interface Changes {
  origin: string;
  accessToken: string;
  /**
   * Each change ends the sessions of this user. Of all changes announced to every role, this one
   * costs the API least.
   */
  userId: string;
  seconds: number;
  perSecond: number;
  /** Called about once a second. */
  watch: () => void;
}

/**
 * Makes changes for the given time, at an even rate if the API is fast enough. Returns their
 * number.
 */
export async function makeChanges(changes: Changes): Promise<number> {
  const { seconds, perSecond, watch } = changes;
  const started = performance.now();
  let begun = 0;
  const work = async () => {
    for (;;) {
      const due = started + (begun * 1_000) / perSecond;
      if (begun >= seconds * perSecond || performance.now() >= started + seconds * 1_000) return;
      begun += 1;
      if (begun % perSecond === 0) watch();
      if (due > performance.now()) await pause(due - performance.now());
      await endSessions(changes);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return begun;
}

async function endSessions({ origin, accessToken, userId }: Changes): Promise<void> {
  const answer = await fetch(`${origin}/api/users/${userId}/force-logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(maxCallMs),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`a change failed: ${answer.status} ${text}`);
}

/** Returns the id of an account that is no demo account and therefore has no live connection. */
export async function findQuietUser(origin: string, accessToken: string): Promise<string> {
  const answer = await fetch(`${origin}/api/users`, { headers: { authorization: `Bearer ${accessToken}` } });
  const { data } = (await answer.json()) as { data: { id: string; email: string }[] };
  const known: string[] = Object.values(accounts).map(({ email }) => email);
  const found = data.find(({ email }) => !known.includes(email));
  if (found === undefined) throw new Error('nobody else has an account');
  return found.id;
}
