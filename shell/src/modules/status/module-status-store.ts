import type { ModuleDescriptor } from '@escale/contracts';
import type { ModuleLoadError } from '../errors/module-load-error';

/** The latest events of a module in this tab. */
export interface ModuleRecord {
  /** The version that runs, or that ran last. */
  running?: string;
  /** The version that failed last, with its error; cleared once a version other than a fallback runs. */
  failed?: { version: string; error: ModuleLoadError };
  /** The version whose files have been prefetched. */
  prefetched?: string;
}

/** Stores the module events of this tab. */
export interface ModuleStatusStore {
  subscribe: (listener: () => void) => () => void;
  /** Returns the records by module id. The map stays the same until a record changes. */
  records: () => ReadonlyMap<string, ModuleRecord>;
  recordRunning: (descriptor: ModuleDescriptor, isFallback: boolean) => void;
  recordPrefetched: (descriptor: ModuleDescriptor) => void;
  recordFailure: (descriptor: ModuleDescriptor, error: ModuleLoadError) => void;
  /** True for a version that failed in this tab. The shell requests it again only when the user opens it. */
  hasFailed: (descriptor: ModuleDescriptor) => boolean;
  /** Marks a version that has run for a while. A later error is a crash, not a failure to start. */
  markStable: (descriptor: ModuleDescriptor) => void;
  isStable: (descriptor: ModuleDescriptor) => boolean;
}

const versionKey = ({ id, version }: ModuleDescriptor) => `${id}@${version}`;

/** Creates a store without records. */
export function createModuleStatusStore(): ModuleStatusStore {
  const stable = new Set<string>();
  const listeners = new Set<() => void>();
  let records: ReadonlyMap<string, ModuleRecord> = new Map();

  const update = (id: string, record: ModuleRecord) => {
    records = new Map(records).set(id, record);
    for (const listener of listeners) listener();
  };
  const recordOf = (id: string) => records.get(id) ?? {};

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    records: () => records,
    recordRunning: ({ id, version }, isFallback) => {
      const { failed, prefetched } = recordOf(id);
      update(id, {
        running: version,
        ...(prefetched !== undefined && { prefetched }),
        ...(isFallback && failed && { failed }),
      });
    },
    recordPrefetched: ({ id, version }) => update(id, { ...recordOf(id), prefetched: version }),
    recordFailure: ({ id, version }, error) => update(id, { ...recordOf(id), failed: { version, error } }),
    hasFailed: ({ id, version }) => records.get(id)?.failed?.version === version,
    markStable: (descriptor) => void stable.add(versionKey(descriptor)),
    isStable: (descriptor) => stable.has(versionKey(descriptor)),
  };
}
