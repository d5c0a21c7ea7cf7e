import type { Proof } from './proof';
import type { Outcome } from './report';

/** The outcome of a test that could not be run. */
export const crashedBy = (error: unknown): Outcome => ({ kind: 'crashed', message: String(error) });

export const notFound: Outcome = { kind: 'crashed', message: 'was not found' };

/** Returns the problem of a proof; `null` when its test passes on the product and fails with the mutation. */
export function problemOf(proof: Proof, sound: Outcome, taken: Outcome): string | null {
  if (sound.kind !== 'passed') return `without the mutation: ${textOf(sound)}`;
  if (taken.kind === 'passed') return 'SURVIVES: the test passes without the behaviour';
  if (taken.kind === 'crashed') return `fails, but by no assertion: ${taken.message}`;
  return taken.assertion.includes(proof.fails) ? null : `fails at another assertion: ${taken.assertion}`;
}

/** The outcome of a test as text. */
export const textOf = (outcome: Outcome) =>
  outcome.kind === 'passed' ? 'passed' : outcome.kind === 'failed' ? outcome.assertion : outcome.message;
