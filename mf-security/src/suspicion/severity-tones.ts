import type { Severity } from './suspicious-activities';

/** Colour of each severity. */
export const severityTones = { low: 'info', medium: 'warn', high: 'bad' } as const satisfies Record<
  Severity,
  string
>;
