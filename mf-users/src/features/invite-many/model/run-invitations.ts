import { isApiError } from '@escale/api-client';
import type { CheckedPerson } from './check-people';

/** What has become of a person of the run; `reason` is undefined where the server gives none. */
export type Outcome =
  | { state: 'invited' }
  | { state: 'mailNotSent' }
  | { state: 'refused'; reason: string | undefined };

export interface RunOptions {
  /** Creates the account of a person; true when the invitation was sent. Repeated with the same key after a lost answer. */
  invite: (person: CheckedPerson) => Promise<boolean>;
  isOver: () => boolean;
  /** Resolves after that time, or when the run is over. */
  pause: (milliseconds: number) => Promise<void>;
  onOutcome: (person: CheckedPerson, outcome: Outcome) => void;
}

/** Calls under way at once: a mail server that answers late does not hold up all. */
const workers = 4;

/** How long the run waits for a server that does not answer, time after time; then it ends. */
const waitsMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

const defaultCooldownSeconds = 60;
const endingKinds: readonly string[] = ['unauthenticated', 'cancelled'];

/** Returns for how long to wait before the same call again: undefined after an answer that stays what it is. */
function waitAfter(error: unknown, attempt: number): number | undefined {
  if (!isApiError(error)) return undefined;
  const { kind, status, cooldownSeconds = defaultCooldownSeconds } = error;
  if (kind === 'rate-limited') return cooldownSeconds * 1_000;
  const isAway = kind === 'network' || kind === 'timeout' || (kind === 'server' && status !== 500);
  return isAway ? waitsMs[attempt] : undefined;
}

const isRefusal = (error: unknown) =>
  isApiError(error) &&
  !endingKinds.includes(error.kind) &&
  error.kind !== 'network' &&
  error.kind !== 'timeout';

/**
 * Invites people, some at once. A call without an answer is repeated, so that nobody is lost and nobody is invited twice; a
 * refusal counts for its person alone. Returns what ended the run, undefined where it came to its end or was stopped.
 */
export async function runInvitations(
  people: readonly CheckedPerson[],
  options: RunOptions,
): Promise<unknown> {
  const { invite, pause, onOutcome } = options;
  const queue = people.values();
  let fault: unknown;
  const isOver = () => options.isOver() || fault !== undefined;

  const inviteOne = async (person: CheckedPerson, attempt = 0): Promise<void> => {
    try {
      onOutcome(person, { state: (await invite(person)) ? 'invited' : 'mailNotSent' });
    } catch (error) {
      const wait = waitAfter(error, attempt);
      if (wait !== undefined) {
        await pause(wait);
        if (isOver()) return;
        await inviteOne(person, isApiError(error) && error.kind === 'rate-limited' ? attempt : attempt + 1);
      } else if (isRefusal(error) && attempt < waitsMs.length) {
        onOutcome(person, { state: 'refused', reason: isApiError(error) ? error.serverText : undefined });
      } else fault ??= error;
    }
  };
  const work = async () => {
    for (const person of queue) {
      if (isOver()) return;
      await inviteOne(person);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return fault;
}
