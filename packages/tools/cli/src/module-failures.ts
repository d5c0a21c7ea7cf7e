import type { ModuleHealth } from '@escale/contracts';

/**
 * Formats failures as text: a line for each version that failed, or one line if no version failed
 * or the failures are unknown.
 */
export function failureLines(health: readonly ModuleHealth[] | null): string {
  if (health === null)
    return 'failures in browsers are unknown: the publishing service cannot read them from the API (its log says why)\n';
  const failed = health.filter(({ failures }) => failures.length > 0);
  if (failed.length === 0) return 'no failure in browsers in the last 24 hours\n';
  return failed
    .map(({ module, version, loads, failures }) => {
      const reasons = failures.map(({ reason, count }) => `${reason} ${count}`).join(', ');
      return `${module} ${version}: failed in browsers in the last 24 hours (${reasons}; loaded ${loads} times)\n`;
    })
    .join('');
}
