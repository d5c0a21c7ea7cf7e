import { federationName, type ModuleDescriptor, type RuntimeConfig } from '@escale/contracts';
import { readModuleDefinition, type ModuleDefinition } from '@escale/module-kit';
import { checkCompatibility } from '../compatibility/compatibility';
import { getHostCapabilities } from '../compatibility/host-capabilities';
import { toLoadError } from '../errors/chunk-error';
import { ModuleLoadError } from '../errors/module-load-error';
import { preloadFirstFiles } from './page-files';
import { assetFolderOf, type AssetIndex } from '../registry/asset-index';
import type { AssetIntegrity } from '../integrity/asset-integrity';
import { preloadScripts } from '../integrity/preload-scripts';
import { fetchManifest, type LoadedManifest } from '../integrity/verified-manifest';
import { isOverridden } from '../registry/override';
import type { Federation } from './federation';

export interface ModuleLoadContext {
  config: RuntimeConfig;
  assets: AssetIndex;
  integrity: AssetIntegrity;
  federation: Federation;
  /** Aborts at the deadline of the load. */
  signal: AbortSignal;
}

/** Loads a module step by step: compatibility, verified manifest, code, definition. Throws a `ModuleLoadError`. */
export async function loadModule(
  descriptor: ModuleDescriptor,
  context: ModuleLoadContext,
): Promise<ModuleDefinition> {
  const { config, assets, integrity, federation, signal } = context;
  const host = getHostCapabilities(config, federation.sharedVersions());
  const incompatible = checkCompatibility(descriptor, host);
  if (incompatible) throw incompatible;
  const verified = descriptor.seal !== undefined || !(host.development || isOverridden(descriptor));
  assets.register(descriptor, verified);
  const untrack = integrity.track(assetFolderOf(descriptor), signal);
  try {
    if (verified) preloadFirstFiles(document, assetFolderOf(descriptor));
    const manifest = await fetchManifest(descriptor, { verified, signal });
    if (manifest.isEsm && verified) await preloadScripts(descriptor, signal);
    return await runEntry(descriptor, manifest, context);
  } finally {
    untrack();
  }
}

async function runEntry(
  descriptor: ModuleDescriptor,
  manifest: LoadedManifest,
  { integrity, federation }: ModuleLoadContext,
): Promise<ModuleDefinition> {
  const folder = assetFolderOf(descriptor);
  const exposed = await federation.load(federationName(descriptor.id), manifest).catch((cause: unknown) => {
    throw (
      integrity.errorIn(folder) ??
      toLoadError(cause, integrity.errorAt) ??
      new ModuleLoadError('broken', { cause })
    );
  });
  await integrity.untilSettled(folder);
  const error = integrity.errorIn(folder);
  if (error) throw error;
  try {
    return readModuleDefinition(exposed, descriptor.id);
  } catch (cause) {
    throw new ModuleLoadError('broken', { cause });
  }
}
