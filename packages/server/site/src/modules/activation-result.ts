/**
 * What became of the version. `published`: it is live. `held`: it is published, and people get it once the withdrawn
 * module is restored. `unchanged`: it was live already. `skipped`: a real module has replaced the placeholder, or the
 * version was rolled back and only new ones were requested. `staged`: it is a canary without an audience. `canary`: the
 * audience of the canary gets it. `stopped`: it was a canary, everybody gets the live version. `promoted`: it was the
 * canary and is live. `live-again`: it was live before and is so again.
 */
export type ActivationOutcome =
  | 'published'
  | 'held'
  | 'unchanged'
  | 'skipped'
  | 'staged'
  | 'canary'
  | 'stopped'
  | 'promoted'
  | 'live-again'
  | 'withdrawn'
  | 'restored';

export interface ActivationResult {
  id: string;
  version: string;
  outcome: ActivationOutcome;
  /** The live version before, or beside a canary. */
  live?: string | undefined;
  /** Who gets a canary. */
  audience?: { percent: number; users: readonly string[] };
  /** Whether a withdrawn module has a card that says so. */
  card?: boolean;
  /** What the version needs and the live shell lacks; people get it because somebody forced it. */
  lacking?: string[];
}
