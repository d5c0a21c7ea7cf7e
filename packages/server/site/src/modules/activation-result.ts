/**
 * What a command did with a version. `published`: it is live. `held`: it is published, and goes live once the withdrawn module is
 * restored. `unchanged`: it was already live. `skipped`: a real module has replaced the placeholder, or the version was rolled back
 * and only new ones were requested. `staged`: it is a canary without an audience. `canary`: it is served to the audience of the
 * canary. `stopped`: it was a canary; all users get the live version. `promoted`: it was the canary and is live. `live-again`: it
 * was live before and is so again. `withdrawn`: its module is withdrawn. `restored`: its module is no longer withdrawn. `preview`:
 * it is unlisted, and only its address opens it.
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
  | 'restored'
  | 'preview';

export interface ActivationResult {
  id: string;
  version: string;
  outcome: ActivationOutcome;
  /** The previous live version; for `skipped`, canaries and previews, the version that stays live. */
  live?: string | undefined;
  /** Who gets a canary. */
  audience?: { percent: number; users: readonly string[] };
  /** The address of a preview, and its end (ISO 8601). */
  preview?: { address: string; expires: string };
  /** Whether a withdrawn module has a card, which says that the module is withdrawn. */
  card?: boolean;
  /** What the version requires and the live shell does not provide, if the version went live by force. */
  lacking?: string[];
}
