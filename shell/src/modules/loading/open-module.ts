import type { ModuleDescriptor } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { createDeadline, hasExpired, untilAborted } from '../../lib/deadline';
import { createSharedLoads } from '../../lib/shared-load';
import { toLoadError } from '../errors/chunk-error';
import { isModuleLoadError, ModuleLoadError } from '../errors/module-load-error';
import { runtimeConfigQueryOptions } from '../registry/runtime-config';
import { loadModule, type LoadContext } from './load-module';
import type { ModuleStyles } from './module-styles';
import { prefetchPage, preloadPage } from './preload-page';

export interface OpeningContext extends Omit<LoadContext, 'config' | 'signal'> {
  /** Caches the definitions of loaded modules. */
  queryClient: QueryClient;
  styles: ModuleStyles;
}

export interface OpenOptions {
  /** The deadline of the page. */
  signal: AbortSignal;
  /** The query client for the first calls of the page. */
  pageClient?: QueryClient | undefined;
}

/** Opens modules at an address: loads each version once, however many callers wait for it, and the code of its page. */
export interface ModuleOpening {
  /** Rejects with a `ModuleLoadError`. */
  open: (descriptor: ModuleDescriptor, pathname: string, options: OpenOptions) => Promise<ModuleDefinition>;
  /** Returns a loaded version, and starts the first calls of its page. */
  opened: (
    descriptor: ModuleDescriptor,
    pathname: string,
    pageClient: QueryClient | undefined,
  ) => ModuleDefinition | undefined;
  /** True once a load of this version has started. */
  isBegun: (descriptor: ModuleDescriptor) => boolean;
  /** Forgets a version, so that it loads again. */
  forget: (descriptor: ModuleDescriptor) => void;
  /** The query of a loaded module, with a deadline of its own. */
  queryOptions: (descriptor: ModuleDescriptor) => ReturnType<typeof definitionQuery>;
}

function definitionQuery(descriptor: ModuleDescriptor, load: () => Promise<ModuleDefinition>) {
  return queryOptions({ queryKey: keyOf(descriptor), queryFn: load, staleTime: Infinity, retry: false });
}

const keyOf = (descriptor: ModuleDescriptor) => ['module', descriptor];

/** Throws the reason why a wait ended: a load error if the signal aborted. */
const asLoadError =
  (signal: AbortSignal) =>
  (cause: unknown): never => {
    throw signal.aborted && !isModuleLoadError(cause) ? new ModuleLoadError('unreachable', { cause }) : cause;
  };

/** Resolves in another task. Rendering the loaded module is one long task: calls sent in the same task would wait for it. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function sendFirstCalls(definition: ModuleDefinition, pathname: string, pageClient: QueryClient): void {
  void prefetchPage(definition, pathname, pageClient).catch(() => undefined);
}

/** Creates the module opener of this page. */
export function createModuleOpening({ queryClient, styles, ...context }: OpeningContext): ModuleOpening {
  const loads = createSharedLoads();

  const load = (descriptor: ModuleDescriptor, signal: AbortSignal): Promise<ModuleDefinition> => {
    const work = async () => {
      const config = await queryClient.query(runtimeConfigQueryOptions());
      return loadModule(descriptor, { ...context, config, signal });
    };
    return untilAborted(work(), signal).catch(asLoadError(signal));
  };

  const forget = (descriptor: ModuleDescriptor) => queryClient.removeQueries({ queryKey: keyOf(descriptor) });

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
          queryClient.query(definitionQuery(descriptor, () => loadBeforeRendering(end))),
        )
        .catch(asLoadError(signal));
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
    opened: (descriptor, pathname, pageClient) => {
      const definition = queryClient.getQueryData<ModuleDefinition>(keyOf(descriptor));
      if (definition && pageClient) sendFirstCalls(definition, pathname, pageClient);
      return definition;
    },
    isBegun: (descriptor) => queryClient.getQueryState(keyOf(descriptor)) !== undefined,
    forget,
    queryOptions: (descriptor) =>
      definitionQuery(descriptor, () => {
        const deadline = createDeadline();
        return load(descriptor, deadline.signal).finally(deadline.clear);
      }),
  };
}
