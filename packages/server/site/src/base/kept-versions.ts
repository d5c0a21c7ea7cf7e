import { UsageError } from './usage-error';

/** Bounds of `ESCALE_KEPT_VERSIONS`. */
export const keptVersionsRange = { min: 1, max: 20, byDefault: 5 } as const;

const { min, max, byDefault } = keptVersionsRange;

/** Returns how many earlier versions of a module, and releases of the shell, are kept for rollbacks (`ESCALE_KEPT_VERSIONS`). */
export function keptVersions(setting = process.env.ESCALE_KEPT_VERSIONS): number {
  if (setting === undefined || setting === '') return byDefault;
  const count = Number(setting);
  if (Number.isInteger(count) && count >= min && count <= max) return count;
  throw new UsageError(`ESCALE_KEPT_VERSIONS is a number from ${min} to ${max}`);
}
