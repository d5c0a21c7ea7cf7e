import { createQueryClient } from '@escale/api-client';
import type { CanaryUser, ModuleDescriptor, RuntimeConfig } from '@escale/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { ErrorReporter } from '../telemetry/error-reporter';
import { sharedPackageNames } from './compatibility/compatibility';
import { createCompatibilityCheck } from './compatibility/compatibility-check';
import { createAttributedReport } from './errors/attribution';
import { createPolicyViolations } from './errors/policy-violations';
import { createErrorRouter, type ErrorRouter } from './errors/error-routing';
import { isModuleLoadError, isRefusal } from './errors/module-load-error';
import { assetFolderOf, createAssetIndex, type AssetIndex } from './registry/asset-index';
import { createAssetIntegrity } from './integrity/asset-integrity';
import { createDeadline, untilAborted } from '../lib/deadline';
import { createFederation, type Federation } from './loading/federation';
import { createModuleStyles, type ModuleStyles } from './loading/module-styles';
import { createModuleOpener, type ModuleOpener } from './loading/open-module';
import { prefetchModule, isSavingData } from './loading/prefetch';
import { createControllerLoader, type ControllerContext } from './recovery/controller-loader';
import { ModuleController, type ModuleControllerOptions } from './recovery/module-controller';
import {
  isOverridden,
  mayUsePreview,
  overrideState,
  ownVersion,
  readOverride,
  resolveVersions,
  type Override,
} from './registry/override';
import { originalDescriptor } from './registry/localized';
import { matchRoute } from './registry/match-route';
import type { MayOpen } from './registry/may-open';
import { registryQueryOptions } from './registry/registry';
import { runtimeConfigQueryOptions } from './registry/runtime-config';
import { deriveModuleStatus, type ModuleStatus } from './status/module-status';
import { createModuleStatusStore, type ModuleStatusStore } from './status/module-status-store';

export interface ModuleLoaderOptions {
  reporter: ErrorReporter;
  /** Default: the federation runtime of this page. */
  federation?: Federation;
}

/** The visitor for whom a page is prepared; `user` is `null` before the sign-in. */
export interface Visitor {
  user: CanaryUser | null;
  /** The loader requests no file of a module whose route the user may not open. */
  mayOpen: MayOpen;
  /** The query client for the first API calls of the page. */
  pageClient?: QueryClient;
}

export interface ControllerOptions extends Omit<ModuleControllerOptions, 'loader'> {
  /** The query client for the first API calls of the page. */
  pageClient?: QueryClient;
}

/** Loads modules, and keeps their state across pages and sessions. Created once in `main.tsx`, and once per test. */
export interface ModuleLoader {
  /** Caches registry, configuration and loaded modules. A sign-out does not clear it. */
  readonly queryClient: QueryClient;
  /** The override that `?module=` requests in this tab. */
  readonly override: Override | null;
  readonly assets: AssetIndex;
  readonly errors: ErrorRouter;
  readonly styles: ModuleStyles;
  readonly status: Pick<ModuleStatusStore, 'subscribe' | 'records'>;
  /** Attributes an error to the module whose code threw it, else to the module in view, and reports it. */
  readonly reportAttributed: (error: unknown) => void;
  /**
   * Verifies files that enter a document, and reports violations of its content policy. Returns a function that stops the
   * verification.
   */
  protect: (page: Document) => () => void;
  /**
   * Applies the deployment's configuration. If the tab has a preview, or an override that is
   * permitted and confirmed, resolves once its descriptor has been read or could not be read.
   */
  configure: (config: RuntimeConfig) => Promise<void>;
  /** Returns the query of a module's definition, for its contributions to other pages and its sign-in dialogs. */
  definitionQueryOptions: ModuleOpener['queryOptions'];
  /**
   * Loads the module at an address while the page around it is still being rendered. Resolves once
   * the module has loaded or failed. Loads nothing if the address has no module with code, or if
   * the user may not open it. A failure shows when the page is rendered.
   */
  preparePage: (pathname: string, visitor: Visitor) => Promise<void>;
  /**
   * Prefetches the files of a module, and evaluates its shared packages when the browser is idle.
   * Does nothing if the module is already prefetched, has no code or no seal, is overridden, is
   * incompatible, has failed or is blocked by the content policy, or if the user saves data.
   * Rejects if a file of the module does not load.
   */
  prefetch: (descriptor: ModuleDescriptor) => Promise<void>;
  /** Loads a module ahead, on hover or focus, unless the user saves data. Errors surface when the module is opened. */
  preload: (descriptor: ModuleDescriptor, visitor: Visitor) => Promise<void>;
  /** Returns the status of a module from the records of `status`. */
  statusOf: (descriptor: ModuleDescriptor, config: RuntimeConfig | undefined) => ModuleStatus;
  /** Creates the controller of one mounted module. */
  control: (descriptor: ModuleDescriptor, options: ControllerOptions) => ModuleController;
}

function createPlatformQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, staleTime: 0, gcTime: Infinity, refetchOnWindowFocus: false, retry: false },
  });
  return client;
}

/** Creates the loader of this page. */
export function createModuleLoader({
  reporter,
  federation = createFederation(),
}: ModuleLoaderOptions): ModuleLoader {
  const queryClient = createPlatformQueryClient();
  const override = readOverride();
  const assets = createAssetIndex();
  const integrity = createAssetIntegrity(assets);
  const styles = createModuleStyles(assets);
  const status = createModuleStatusStore();
  const prefetching = new Set<string>();
  const violations = createPolicyViolations(assets, reporter);
  const reportAttributed = createAttributedReport(assets, reporter);
  const compatibilityError = createCompatibilityCheck(federation.sharedVersions);
  const opening = createModuleOpener({ queryClient, assets, integrity, federation, styles });

  // No provider mounts this client, and an unmounted client would not refetch the registry on window focus.
  queryClient.mount();

  const controllerContext: ControllerContext = {
    queryClient,
    override,
    federation,
    integrity,
    opening,
    status,
    compatibilityError,
    knownRefusals: new WeakMap(),
  };

  const isLoadedAhead = (descriptor: ModuleDescriptor) =>
    descriptor.entry !== null &&
    !isOverridden(descriptor) &&
    !status.hasFailed(descriptor) &&
    !isSavingData() &&
    !violations.hasBlocked(assetFolderOf(descriptor));

  const prefetch = async (descriptor: ModuleDescriptor): Promise<void> => {
    const key = `${descriptor.id}@${descriptor.version}`;
    if (!isLoadedAhead(descriptor) || prefetching.has(key)) return;
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
      void federation.runShared(sharedPackageNames(descriptor));
    } catch (error) {
      prefetching.delete(key);
      throw error;
    } finally {
      deadline.clear();
    }
  };

  const preparePage: ModuleLoader['preparePage'] = async (pathname, { user, mayOpen, pageClient }) => {
    const { entries } = await queryClient.query(registryQueryOptions());
    const own = ownVersion(
      override,
      () => override !== null && mayUsePreview(override, entries, user, mayOpen),
    );
    const descriptors = resolveVersions(entries, user, own);
    const match = matchRoute(pathname, descriptors);
    if (match.kind !== 'module' || match.descriptor.entry === null) return;
    if (!mayOpen(match.descriptor.id, match.route.access, descriptors)) return;
    const deadline = createDeadline();
    const { signal, clear } = deadline;
    const { descriptor } = match;
    await opening
      .open(descriptor, pathname, { signal, pageClient })
      .catch((error: unknown) => {
        if (isModuleLoadError(error) && isRefusal(error))
          controllerContext.knownRefusals.set(descriptor, error);
      })
      .finally(clear);
  };

  return {
    queryClient,
    override,
    assets,
    status,
    errors: createErrorRouter(assets, reportAttributed),
    styles,
    reportAttributed,
    protect: (page) => {
      violations.watch(page);
      return integrity.protect(page);
    },
    configure: async (config) => {
      federation.allowScripts(config.allowedOrigins);
      if (override === null || overrideState(override, config) !== 'unreachable') return;
      federation.allowScripts([override.origin]);
      await import('./registry/own-descriptor')
        .then(({ readOwnDescriptor }) => readOwnDescriptor(override))
        .catch((error: unknown) => console.warn(error));
    },
    definitionQueryOptions: (descriptor) => opening.queryOptions(originalDescriptor(descriptor)),
    preparePage: (pathname, visitor) => preparePage(pathname, visitor).catch(() => undefined),
    prefetch: (descriptor) => prefetch(originalDescriptor(descriptor)),
    preload: async (descriptor, visitor) => {
      if (isLoadedAhead(descriptor)) await preparePage(descriptor.path, visitor).catch(() => undefined);
    },
    statusOf: (descriptor, config) =>
      deriveModuleStatus(
        descriptor,
        config === undefined || descriptor.entry === null
          ? null
          : compatibilityError(originalDescriptor(descriptor), config),
        status.records().get(descriptor.id),
      ),
    control: (descriptor, { pageClient, ...options }) =>
      new ModuleController(descriptor, {
        ...options,
        loader: createControllerLoader(controllerContext, descriptor, pageClient),
      }),
  };
}
