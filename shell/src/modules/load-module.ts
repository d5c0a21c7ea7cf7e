import { federationName, type ModuleDescriptor } from '@escale/contracts';
import { readModuleDefinition, type ModuleDefinition } from '@escale/module-kit';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { refusalOf } from './gates';
import { faultAt, faultBelow, forgetFaults, whenSettled } from './guard-head';
import { hostOf } from './host';
import { folderOf, trackFiles } from './known-files';
import { ModuleFault } from './module-fault';
import { isOverridden } from './override';
import { platformClient } from './platform-client';
import { preloadModules } from './preload-modules';
import { reclaimShared } from './reclaim-shared';
import { runtimeConfigQueryOptions } from './runtime-config';
import { openSeal } from './sealed-manifest';

const registered = new Set<string>();

/**
 * Lets a module pass the gates, fetches its code and checks its shape. A remote that was registered before is
 * registered by force, since the runtime keeps what it once saw of another version, or of a broken one.
 * Throws a `ModuleFault`.
 */
export async function loadModule(descriptor: ModuleDescriptor): Promise<ModuleDefinition> {
  const host = hostOf(await platformClient.query(runtimeConfigQueryOptions()));
  const refusal = refusalOf(descriptor, host);
  if (refusal) throw refusal;
  const checked = descriptor.seal !== undefined || !(host.development || isOverridden(descriptor));
  trackFiles(descriptor, checked);
  forgetFaults(folderOf(descriptor));
  const { modular } = await openSeal(descriptor, checked);
  if (modular && checked) await preloadModules(descriptor);
  return runEntry(descriptor);
}

async function runEntry(descriptor: ModuleDescriptor): Promise<ModuleDefinition> {
  const name = federationName(descriptor.id);
  const entry = new URL(descriptor.entry ?? '', window.location.origin).href;
  if (registered.has(name)) reclaimShared(name);
  registerRemotes([{ name, entry }], { force: registered.has(name) });
  registered.add(name);
  const folder = folderOf(descriptor);
  const exposed = await loadRemote(`${name}/module`).catch((cause: unknown) => {
    throw faultBelow(folder) ?? new ModuleFault('broken', { cause });
  });
  await whenSettled(folder);
  const fault = faultBelow(folder);
  if (fault) throw fault;
  try {
    return readModuleDefinition(exposed, descriptor.id);
  } catch (cause) {
    throw new ModuleFault('broken', { cause });
  }
}

const loadFailure =
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|dynamically imported module|Importing a module script/;

/** What an error of a running module says of its files, `null` when it is no failure to load one. */
export function faultOfError(error: unknown): ModuleFault | null {
  if (error instanceof ModuleFault) return error;
  const { name, code, message, request } = (error ?? {}) as Record<string, unknown>;
  if (![name, code, message].some((text) => typeof text === 'string' && loadFailure.test(text))) return null;
  const known = typeof request === 'string' ? faultAt(request) : undefined;
  return known ?? new ModuleFault('unreachable', { cause: error });
}
