import type { ModuleDescriptor } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { createDeadline, hasExpired, untilAborted } from '../../lib/deadline';
import { createSharedLoads } from '../../lib/shared-load';
import { toLoadError } from '../errors/chunk-error';
import { isModuleLoadError, ModuleLoadError } from '../errors/module-load-error';
import { runtimeConfigQueryOptions } from '../registry/runtime-config';
import { loadModule, type ModuleLoadContext } from './load-module';
import type { ModuleStyles } from './module-styles';
import { prefetchPage, preloadPage } from './preload-page';

export interface ModuleOpenerContext extends Omit<ModuleLoadContext, 'config' | 'signal'> {
  /** Caches the definitions of loaded modules. */
  queryClient: QueryClient;
  styles: ModuleStyles;
}

export interface OpenModuleOptions {
  /** Aborts at the deadline of the page. */
  signal: AbortSignal;
  /** The query client for the first API calls of the page. */
  pageClient?: QueryClient | undefined;
}

/** Opens modules at an address: loads each version once, however many callers wait for it, and then the code of the page. */
export interface ModuleOpener {
  /** Rejects with a `ModuleLoadError`. */
  open: (
    descriptor: ModuleDescriptor,
    pathname: string,
    options: OpenModuleOptions,
  ) => Promise<ModuleDefinition>;
  /** Returns the definition of a loaded version and starts the first API calls of its page. */
  getOpened: (
    descriptor: ModuleDescriptor,
    pathname: string,
    pageClient: QueryClient | undefined,
  ) => ModuleDefinition | undefined;
  /** True once a load of a version has started. */
  hasStarted: (descriptor: ModuleDescriptor) => boolean;
  /** Forgets a version, so that it loads again. */
  forget: (descriptor: ModuleDescriptor) => void;
  /** Returns the query of a module's definition. The query has a load deadline of its own. */
  queryOptions: (descriptor: ModuleDescriptor) => ReturnType<typeof definitionQueryOptions>;
}

function definitionQueryOptions(descriptor: ModuleDescriptor, load: () => Promise<ModuleDefinition>) {
  return queryOptions({ queryKey: queryKeyOf(descriptor), queryFn: load, staleTime: Infinity, retry: false });
}

const queryKeyOf = (descriptor: ModuleDescriptor) => ['module', descriptor];

/** Returns a function that rethrows an error; after an abort of the signal, as a `ModuleLoadError`. */
const rethrowAsLoadError =
  (signal: AbortSignal) =>
  (cause: unknown): never => {
    throw signal.aborted && !isModuleLoadError(cause) ? new ModuleLoadError('unreachable', { cause }) : cause;
  };

/** Resolves in another task. Rendering the loaded module is one long task, which would delay API calls sent in the same task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function sendFirstCalls(definition: ModuleDefinition, pathname: string, pageClient: QueryClient): void {
  void prefetchPage(definition, pathname, pageClient).catch(() => undefined);
}

export function createModuleOpener({ queryClient, styles, ...context }: ModuleOpenerContext): ModuleOpener {
  const loads = createSharedLoads();

  const load = (descriptor: ModuleDescriptor, signal: AbortSignal): Promise<ModuleDefinition> => {
    const work = async () => {
      const config = await queryClient.query(runtimeConfigQueryOptions());
      return loadModule(descriptor, { ...context, config, signal });
    };
    return untilAborted(work(), signal).catch(rethrowAsLoadError(signal));
  };

  const forget = (descriptor: ModuleDescriptor) =>
    queryClient.removeQueries({ queryKey: queryKeyOf(descriptor) });

  return {
    open: async (descriptor, pathname, { signal, pageClient }) => {
      const loadBeforeRendering = async (end: AbortSignal) => {
        const definition = await load(descriptor, end);
        if (pageClient === undefined) return definition;
        sendFirstCalls(definition, pathname, pageClient);
        await nextTask();
        return definition;
      };
      const definition = await loads
        .wait(`${descriptor.id}@${descriptor.version}`, signal, (end) =>
          queryClient.query(definitionQueryOptions(descriptor, () => loadBeforeRendering(end))),
        )
        .catch(rethrowAsLoadError(signal));
      styles.settle(descriptor.id);
      try {
        await untilAborted(preloadPage(definition, pathname), signal);
        return definition;
      } catch (cause) {
        if (hasExpired(signal) || !signal.aborted) forget(descriptor);
        if (signal.aborted) throw new ModuleLoadError('unreachable', { cause });
        throw toLoadError(cause, context.integrity.errorAt) ?? new ModuleLoadError('broken', { cause });
      }
    },
    getOpened: (descriptor, pathname, pageClient) => {
      const definition = queryClient.getQueryData<ModuleDefinition>(queryKeyOf(descriptor));
      if (definition && pageClient) sendFirstCalls(definition, pathname, pageClient);
      return definition;
    },
    hasStarted: (descriptor) => queryClient.getQueryState(queryKeyOf(descriptor)) !== undefined,
    forget,
    queryOptions: (descriptor) =>
      definitionQueryOptions(descriptor, () => {
        const deadline = createDeadline();
        return load(descriptor, deadline.signal).finally(deadline.clear);
      }),
  };
}
