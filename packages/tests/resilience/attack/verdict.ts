import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack';
import { acceptedAttacks } from './accepted-attacks';
import type { Target } from './servers';

/** `CLOSED`: an attack in `acceptedAttacks` no longer works. `ERROR`: the attack could not be carried out. */
export type Verdict = 'held' | 'WORKS' | 'known open' | 'CLOSED' | 'ERROR';

export interface Result {
  attack: Attack;
  verdict: Verdict;
  observation: string;
  seconds: number;
}

const limitMs = { quick: 60_000, slow: 180_000 };

export const isFailure = ({ verdict }: Result) => verdict !== 'held' && verdict !== 'known open';

/** Carries out an attack within its time limit. */
export async function judgeAttack(attack: Attack, target: Target): Promise<Result> {
  const started = performance.now();
  const { verdict, observation } = await verdictOf(attack, target);
  return { attack, verdict, observation, seconds: (performance.now() - started) / 1_000 };
}

async function verdictOf(attack: Attack, target: Target): Promise<Pick<Result, 'verdict' | 'observation'>> {
  const limit = attack.slow ? limitMs.slow : limitMs.quick;
  const ended = new AbortController();
  const late = pause(limit, undefined, { signal: ended.signal, ref: false });
  try {
    const outcome = await Promise.race([attack.run(target), late]);
    if (outcome === undefined) return { verdict: 'ERROR', observation: `no result in ${limit / 1_000} s` };
    const reason = acceptedAttacks[attack.name];
    if (reason === undefined)
      return { verdict: outcome.isRepelled ? 'held' : 'WORKS', observation: outcome.observation };
    return {
      verdict: outcome.isRepelled ? 'CLOSED' : 'known open',
      observation: `${outcome.observation} (${reason})`,
    };
  } catch (error) {
    return { verdict: 'ERROR', observation: error instanceof Error ? error.message : String(error) };
  } finally {
    late.catch(() => undefined);
    ended.abort();
  }
}
