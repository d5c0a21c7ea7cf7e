import { currentVersions, routeConflict, type ModuleDescriptor, type RegistryEntry } from '@escale/contracts';
import { PublishError } from '../base/publish-error';

/** Throws a `PublishError` if an address of the version belongs to the platform or another module. */
export function assertRoutesFree(descriptor: ModuleDescriptor, others: readonly RegistryEntry[]): void {
  const versions = others.flatMap(currentVersions);
  const conflict = routeConflict(descriptor, versions) ?? pathConflict(descriptor, versions);
  if (conflict !== null) throw new PublishError(`${descriptor.id}: ${conflict}`);
}

/** The part of a module that determines its addresses. */
type ModuleAddresses = Pick<ModuleDescriptor, 'id' | 'path' | 'routes'>;

const segmentsOf = (address: string) => address.toLowerCase().split('/').filter(Boolean);

/** True for an address at the path of a module or below it. */
function isBelow(address: string, path: string): boolean {
  const inner = segmentsOf(address);
  const outer = segmentsOf(path);
  return outer.length > 0 && outer.every((segment, index) => segment === inner[index]);
}

const addressesOf = ({ path, routes }: ModuleAddresses) => [path, ...routes.map((route) => route.path)];

/**
 * Returns in one sentence how a module's addresses conflict with those of others; `null` if they do
 * not. All addresses below a module's path belong to the module. This includes addresses without a
 * page, since a rollback may bring such a page back.
 */
function pathConflict(module: ModuleAddresses, others: readonly ModuleAddresses[]): string | null {
  for (const other of others.filter(({ id }) => id !== module.id)) {
    const within = addressesOf(module).find((address) => isBelow(address, other.path));
    if (within !== undefined)
      return `${within} lies below ${other.path}, which belongs to the module ${other.id}`;
    const around = addressesOf(other).find((address) => isBelow(address, module.path));
    if (around !== undefined)
      return `below its path ${module.path} lies ${around}, which belongs to the module ${other.id}`;
  }
  return null;
}
