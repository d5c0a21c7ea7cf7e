import { federationName, type ModuleDescriptor } from '@escale/contracts';
import { readModuleDefinition, type ModuleDefinition } from '@escale/module-kit';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { checkCompatibility } from '../compatibility/compatibility';
import { assetErrorAt, assetErrorIn, clearAssetErrors, assetsSettled } from '../integrity/asset-integrity';
import { hostCapabilities } from '../compatibility/host-capabilities';
import { assetFolder, registerAssets } from '../integrity/asset-index';
import { ModuleLoadError } from '../errors/module-load-error';
import { isOverridden } from '../registry/override';
import { platformClient } from '../registry/platform-client';
import { preloadScripts } from '../integrity/preload-scripts';
import { resetShareScope } from './reset-share-scope';
import { runtimeConfigQueryOptions } from '../registry/runtime-config';
import { fetchVerifiedManifest } from '../integrity/verified-manifest';

const registered = new Set<string>();

/**
 * Lets a module pass the gates, fetches its code and checks its shape. A remote that was registered before is
 * registered by force, since the runtime keeps what it once saw of another version, or of a broken one.
 * Throws a `ModuleLoadError`.
 */
export async function loadModule(descriptor: ModuleDescriptor): Promise<ModuleDefinition> {
  const host = hostCapabilities(await platformClient.query(runtimeConfigQueryOptions()));
  const refusal = checkCompatibility(descriptor, host);
  if (refusal) throw refusal;
  const checked = descriptor.seal !== undefined || !(host.development || isOverridden(descriptor));
  registerAssets(descriptor, checked);
  clearAssetErrors(assetFolder(descriptor));
  const { isEsm } = await fetchVerifiedManifest(descriptor, checked);
  if (isEsm && checked) await preloadScripts(descriptor);
  return runEntry(descriptor);
}

async function runEntry(descriptor: ModuleDescriptor): Promise<ModuleDefinition> {
  const name = federationName(descriptor.id);
  const entry = new URL(descriptor.entry ?? '', window.location.origin).href;
  if (registered.has(name)) resetShareScope(name);
  registerRemotes([{ name, entry }], { force: registered.has(name) });
  registered.add(name);
  const folder = assetFolder(descriptor);
  const exposed = await loadRemote(`${name}/module`).catch((cause: unknown) => {
    throw assetErrorIn(folder) ?? new ModuleLoadError('broken', { cause });
  });
  await assetsSettled(folder);
  const error = assetErrorIn(folder);
  if (error) throw error;
  try {
    return readModuleDefinition(exposed, descriptor.id);
  } catch (cause) {
    throw new ModuleLoadError('broken', { cause });
  }
}

const loadFailure =
  /ChunkLoadError|CSS_CHUNK_LOAD_FAILED|dynamically imported module|Importing a module script/;

/** What an error of a running module says of its files, `null` when it is no failure to load one. */
export function toLoadError(error: unknown): ModuleLoadError | null {
  if (error instanceof ModuleLoadError) return error;
  const { name, code, message, request } = (error ?? {}) as Record<string, unknown>;
  if (![name, code, message].some((text) => typeof text === 'string' && loadFailure.test(text))) return null;
  const known = typeof request === 'string' ? assetErrorAt(request) : undefined;
  return known ?? new ModuleLoadError('unreachable', { cause: error });
}
