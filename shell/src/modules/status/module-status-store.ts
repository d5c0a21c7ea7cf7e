import type { ModuleDescriptor } from '@escale/contracts';
import { useSyncExternalStore } from 'react';
import { logFailure } from './failure-log';
import type { ModuleLoadError } from '../errors/module-load-error';

/** What this tab has seen of a module. */
export interface ModuleRecord {
  /** The version that runs, or ran last. */
  running?: string;
  /** The version that failed last, and why; gone once a version runs that is not a stand-in. */
  failed?: { version: string; error: ModuleLoadError };
  /** The version whose first files were fetched ahead. */
  prefetched?: string;
  /** True while a previous version stands in for one that failed. */
  fallback: boolean;
}

const unseen: ModuleRecord = { fallback: false };
const good = new Set<string>();
const listeners = new Set<() => void>();
let states: ReadonlyMap<string, ModuleRecord> = new Map();

function change(id: string, state: ModuleRecord): void {
  states = new Map(states).set(id, state);
  for (const listener of listeners) listener();
}

const keyOf = ({ id, version }: ModuleDescriptor) => `${id}@${version}`;

/** Notes that a version is on the page, by itself or in place of one that failed. */
export function recordRunning(descriptor: ModuleDescriptor, fallback: boolean): void {
  const { failed, prefetched } = states.get(descriptor.id) ?? unseen;
  const kept = {
    ...(prefetched === undefined ? {} : { prefetched }),
    ...(fallback && failed ? { failed } : {}),
  };
  change(descriptor.id, { running: descriptor.version, fallback, ...kept });
}

/** Notes that a version's first files are in the browser. */
export function recordPrefetched({ id, version }: ModuleDescriptor): void {
  change(id, { ...(states.get(id) ?? unseen), prefetched: version });
}

/** Notes that a version failed, for the home and for the administrators' list. */
export function recordFailure(descriptor: ModuleDescriptor, error: ModuleLoadError): void {
  const state = states.get(descriptor.id) ?? unseen;
  change(descriptor.id, { ...state, failed: { version: descriptor.version, error } });
  logFailure(descriptor, error);
}

/** True for a version that failed in this tab: it is asked for again on request only. */
export function hasFailed({ id, version }: ModuleDescriptor): boolean {
  return states.get(id)?.failed?.version === version;
}

/** Notes that a version has stood on the page for a while: what it throws from now on is no failure to start. */
export function markStable(descriptor: ModuleDescriptor): void {
  good.add(keyOf(descriptor));
}

export function isStable(descriptor: ModuleDescriptor): boolean {
  return good.has(keyOf(descriptor));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this tab has seen of the modules, by id. */
export function useModuleRecords(): ReadonlyMap<string, ModuleRecord> {
  return useSyncExternalStore(subscribe, () => states);
}
