import { isDeepStrictEqual } from 'node:util';
import type { ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import { readRegistry, writeRegistry } from '../registry/registry-file';
import type { SiteLayout } from '../base/site-layout';
import { importsOf, readImports, type ImportsRecord } from './module-imports';
import { missingNames } from './shell-refusals';
import { readShell, type ShellRelease } from './shell-releases';

/**
 * Returns the imports of a version that kept shell releases do not export: release → imports in
 * words. `undefined` if none is missing.
 */
function missingExportsOf(
  descriptor: ModuleDescriptor,
  releases: readonly ShellRelease[],
  imports: ImportsRecord,
): ModuleDescriptor['lacks'] {
  const wanted = importsOf(imports, descriptor);
  const lacks = releases.flatMap(({ version, offer }) => {
    const missing = offer === null ? [] : missingNames(offer, wanted);
    return missing.length === 0
      ? []
      : [[version, missing.map(([name, names]) => `${names.join(', ')} (${name})`).join(', ')] as const];
  });
  return lacks.length === 0 ? undefined : Object.fromEntries(lacks);
}

/**
 * Records in the registry which imports of each version a shell release does not export. A browser
 * can then refuse the version without a list of the shell's exports. Every change of the site
 * includes this call, since versions or releases may have changed.
 */
export async function recordMissingExports(site: SiteLayout): Promise<void> {
  const { entries } = await readRegistry(site).catch(() => ({ entries: [] }));
  const [{ releases }, imports] = await Promise.all([readShell(site), readImports(site)]);
  const withMissingExports = ({ lacks: _, ...descriptor }: ModuleDescriptor): ModuleDescriptor => {
    const lacks = missingExportsOf(descriptor, releases, imports);
    return lacks === undefined ? descriptor : { ...descriptor, lacks };
  };
  const marked = entries.map(({ live, previous, canary, withdrawn }): RegistryEntry => ({
    live: withMissingExports(live),
    previous: previous.map(withMissingExports),
    ...(canary ? { canary: { ...canary, version: withMissingExports(canary.version) } } : {}),
    ...(withdrawn ? { withdrawn: withMissingExports(withdrawn) } : {}),
  }));
  if (!isDeepStrictEqual(marked, entries)) await writeRegistry(site, marked);
}
