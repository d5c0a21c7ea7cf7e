import { UsageError } from './usage-error';

const [fewest, most, byDefault] = [1, 20, 5];

/** How many earlier versions of a module, and releases of the shell, can be gone back to: `ESCALE_KEPT_VERSIONS`. */
export function keptVersions(given = process.env.ESCALE_KEPT_VERSIONS): number {
  if (given === undefined || given === '') return byDefault;
  const count = Number(given);
  if (Number.isInteger(count) && count >= fewest && count <= most) return count;
  throw new UsageError(`ESCALE_KEPT_VERSIONS is a number from ${fewest} to ${most}`);
}
