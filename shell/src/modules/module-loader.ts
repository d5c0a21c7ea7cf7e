import type { ModuleDescriptor, RegistryEntry, RuntimeConfig } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { ErrorReporter } from '../telemetry/error-reporter';
import { checkCompatibility, sharedNames } from './compatibility/compatibility';
import { hostCapabilities } from './compatibility/host-capabilities';
import { createAttributedReport, reportPolicyViolations } from './errors/attribution';
import { toLoadError } from './errors/chunk-error';
import { createErrorRouter, type ErrorRouter } from './errors/error-routing';
import { isModuleLoadError, ModuleLoadError } from './errors/module-load-error';
import { createAssetIndex, type AssetIndex } from './integrity/asset-index';
import { createAssetIntegrity } from './integrity/asset-integrity';
import { createDeadline, untilAborted } from './deadline';
import { createFederation, type Federation } from './loading/federation';
import { loadModule } from './loading/load-module';
import { prefetchModule, savesData } from './loading/prefetch';
import { preloadPage } from './loading/preload-page';
import { ModuleController, type ModuleControllerOptions } from './recovery/module-controller';
import {
  isOverrideAllowed,
  isOverridden,
  readOverride,
  resolveVersion,
  type Override,
} from './registry/override';
import { matchRoute } from './registry/match-route';
import { refetchEntry, registryQueryOptions } from './registry/registry';
import { runtimeConfigQueryOptions } from './registry/runtime-config';
import { logFailure } from './status/failure-log';
import { moduleStatus, type ModuleStatus } from './status/module-status';
import { createModuleStatusStore, type ModuleStatusStore } from './status/module-status-store';

export interface ModuleLoaderOptions {
  reporter: ErrorReporter;
  /** Default: the federation runtime of this page. */
  federation?: Federation;
}

/** Everything about modules that outlives a page and a session; made once in `main.tsx`, anew for each test. */
export interface ModuleLoader {
  /** Registry, configuration and loaded modules. A sign-out does not empty it. */
  readonly queryClient: QueryClient;
  /** What `?module=` requests in this tab. */
  readonly override: Override | null;
  readonly assets: AssetIndex;
  readonly errors: ErrorRouter;
  readonly status: Pick<ModuleStatusStore, 'subscribe' | 'records'>;
  /** Reports an error as that of the module whose code threw it, else of the module in view. */
  readonly reportAttributed: (error: unknown) => void;
  /** Verifies what enters a document and reports what its policy blocks. Returns a function that stops the verification. */
  protect: (page: Document) => () => void;
  /** Applies what the deployment has set. */
  configure: (config: RuntimeConfig) => void;
  /** The query of a loaded module, for what shows a part of it outside its pages. */
  definitionQueryOptions: (descriptor: ModuleDescriptor) => ReturnType<typeof definitionQuery>;
  /**
   * Loads the module of an address that everybody may open, so that its page renders at once. Resolves when it is there or
   * has failed, which shows when the page is rendered.
   */
  preparePublicPage: (pathname: string) => Promise<void>;
  /** Fetches what opening a module will load first; does nothing where that is done, refused, or not wanted. */
  prefetch: (descriptor: ModuleDescriptor) => Promise<void>;
  /** Returns the status of a module; the records are those of `status`. */
  statusOf: (descriptor: ModuleDescriptor, config: RuntimeConfig | undefined) => ModuleStatus;
  /** Creates the controller of one mounted module. */
  control: (
    descriptor: ModuleDescriptor,
    options: Omit<ModuleControllerOptions, 'loader'>,
  ) => ModuleController;
}

function createPlatformClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: Infinity, refetchOnWindowFocus: false, retry: false } },
  });
}

function definitionQuery(descriptor: ModuleDescriptor, load: () => Promise<ModuleDefinition>) {
  return queryOptions({
    queryKey: ['module', descriptor],
    queryFn: load,
    staleTime: Infinity,
    retry: false,
  });
}

/** Creates the loader of this page. */
export function createModuleLoader({
  reporter,
  federation = createFederation(),
}: ModuleLoaderOptions): ModuleLoader {
  const queryClient = createPlatformClient();
  const override = readOverride();
  const assets = createAssetIndex();
  const integrity = createAssetIntegrity(assets);
  const status = createModuleStatusStore();
  const prefetching = new Set<string>();

  // No provider mounts this client; without it the registry would not be refetched when the tab gets the focus.
  queryClient.mount();

  const compatibilityError = (descriptor: ModuleDescriptor, config: RuntimeConfig) =>
    checkCompatibility(descriptor, hostCapabilities(config, federation.sharedVersions()));

  const load = async (descriptor: ModuleDescriptor, signal: AbortSignal): Promise<ModuleDefinition> => {
    const work = async () => {
      const config = await queryClient.query(runtimeConfigQueryOptions());
      return loadModule(descriptor, { config, assets, integrity, federation, signal });
    };
    try {
      return await untilAborted(work(), signal);
    } catch (cause) {
      throw signal.aborted && !isModuleLoadError(cause)
        ? new ModuleLoadError('unreachable', { cause })
        : cause;
    }
  };

  const definitionQueryOptions = (descriptor: ModuleDescriptor, signal?: AbortSignal) =>
    definitionQuery(descriptor, async () => {
      if (signal) return load(descriptor, signal);
      const deadline = createDeadline();
      return load(descriptor, deadline.signal).finally(deadline.clear);
    });

  const allowedOverride = () => {
    const config = queryClient.getQueryData(runtimeConfigQueryOptions().queryKey);
    return override !== null && config !== undefined && isOverrideAllowed(override, config) ? override : null;
  };

  const prefetch = async (descriptor: ModuleDescriptor): Promise<void> => {
    const { id, version, entry } = descriptor;
    const key = `${id}@${version}`;
    const skip = entry === null || isOverridden(descriptor) || status.hasFailed(descriptor);
    if (skip || savesData() || prefetching.has(key)) return;
    prefetching.add(key);
    const deadline = createDeadline();
    try {
      const config = await queryClient.query(runtimeConfigQueryOptions());
      if (compatibilityError(descriptor, config) !== null || descriptor.seal === undefined) return;
      assets.register(descriptor, true);
      await untilAborted(
        prefetchModule(descriptor, { federation, signal: deadline.signal }),
        deadline.signal,
      );
      status.recordPrefetched(descriptor);
    } catch (error) {
      prefetching.delete(key);
      throw error;
    } finally {
      deadline.clear();
    }
  };

  const forget = (descriptor: ModuleDescriptor) =>
    queryClient.removeQueries({ queryKey: definitionQueryOptions(descriptor).queryKey });

  const open = async (descriptor: ModuleDescriptor, pathname: string, signal: AbortSignal) => {
    // The page behind a card uses most of what its module does; other pages fetch what they use.
    if (descriptor.card !== null && pathname === descriptor.path)
      void federation.fetchShared(sharedNames(descriptor));
    const definition = await queryClient.query(definitionQueryOptions(descriptor, signal));
    try {
      await untilAborted(preloadPage(definition, pathname), signal);
      return definition;
    } catch (cause) {
      forget(descriptor);
      if (signal.aborted) throw new ModuleLoadError('unreachable', { cause });
      throw toLoadError(cause, integrity.errorAt) ?? new ModuleLoadError('broken', { cause });
    }
  };

  const preparePublicPage = async (pathname: string): Promise<void> => {
    const { entries } = await queryClient.query(registryQueryOptions());
    const descriptors = entries.map((entry) => resolveVersion(entry, null, allowedOverride()));
    const match = matchRoute(pathname, descriptors);
    if (match.kind !== 'module' || match.descriptor.entry === null) return;
    if (match.route.access !== 'public' && match.route.access !== 'anonymous') return;
    const deadline = createDeadline();
    await open(match.descriptor, pathname, deadline.signal).finally(deadline.clear);
  };

  return {
    queryClient,
    override,
    assets,
    status,
    errors: createErrorRouter(assets),
    reportAttributed: createAttributedReport(assets, reporter),
    protect: (page) => {
      reportPolicyViolations(assets, reporter, page);
      return integrity.protect(page);
    },
    configure: ({ allowedOrigins }) => federation.allowScripts(allowedOrigins),
    definitionQueryOptions: (descriptor) => definitionQueryOptions(descriptor),
    preparePublicPage: (pathname) => preparePublicPage(pathname).catch(() => undefined),
    prefetch,
    statusOf: (descriptor, config) =>
      moduleStatus(
        descriptor,
        config === undefined || descriptor.entry === null ? null : compatibilityError(descriptor, config),
        status.records().get(descriptor.id),
      ),
    control: (descriptor, options) =>
      new ModuleController(descriptor, {
        ...options,
        loader: {
          load: (wanted, signal) => open(wanted, window.location.pathname, signal),
          loaded: (wanted) => queryClient.getQueryData(definitionQueryOptions(wanted).queryKey),
          forget,
          refetchEntry: (id, signal) => refetchEntry(queryClient, id, signal),
          resolveVersion: (entry: RegistryEntry, user) => resolveVersion(entry, user, allowedOverride()),
          toLoadError: (thrown) => toLoadError(thrown, integrity.errorAt),
          recordRunning: status.recordRunning,
          recordFailure: (failed, error) => {
            status.recordFailure(failed, error);
            logFailure(failed, error);
          },
          markStable: status.markStable,
          isStable: status.isStable,
        },
      }),
  };
}
