import type { ActivationResult } from '@escale/site';
import { moveText } from './move-text';

/** Result of a command, as data for `--json` and as text. */
export interface Outcome {
  result: unknown;
  text: string;
  /** False if the command ran with a negative result (exit code 1). */
  ok?: boolean;
}

/** Returns the outcome of a command that changed modules. */
export const moveOutcome = (results: readonly ActivationResult[]): Outcome => ({
  result: results,
  text: results.map((result) => `${moveText(result)}\n`).join(''),
});
