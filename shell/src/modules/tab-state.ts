import type { ModuleDescriptor } from '@escale/contracts';
import { useSyncExternalStore } from 'react';
import { noteFailure } from './failure-log';
import type { ModuleFault } from './module-fault';

/** What this tab has seen of a module. */
export interface ModuleState {
  /** The version that runs, or ran last. */
  running?: string;
  /** The version that failed last, and why; gone once a version runs that is not a stand-in. */
  failed?: { version: string; fault: ModuleFault };
  /** The version whose first files were fetched ahead. */
  prefetched?: string;
  /** True while a previous version stands in for one that failed. */
  standIn: boolean;
}

const unseen: ModuleState = { standIn: false };
const good = new Set<string>();
const listeners = new Set<() => void>();
let states: ReadonlyMap<string, ModuleState> = new Map();

function change(id: string, state: ModuleState): void {
  states = new Map(states).set(id, state);
  for (const listener of listeners) listener();
}

const keyOf = ({ id, version }: ModuleDescriptor) => `${id}@${version}`;

/** Notes that a version is on the page, by itself or in place of one that failed. */
export function noteRunning(descriptor: ModuleDescriptor, standIn: boolean): void {
  const { failed, prefetched } = states.get(descriptor.id) ?? unseen;
  const kept = {
    ...(prefetched === undefined ? {} : { prefetched }),
    ...(standIn && failed ? { failed } : {}),
  };
  change(descriptor.id, { running: descriptor.version, standIn, ...kept });
}

/** Notes that a version's first files are in the browser. */
export function notePrefetched({ id, version }: ModuleDescriptor): void {
  change(id, { ...(states.get(id) ?? unseen), prefetched: version });
}

/** Notes that a version failed, for the home and for the administrators' list. */
export function noteFault(descriptor: ModuleDescriptor, fault: ModuleFault): void {
  const state = states.get(descriptor.id) ?? unseen;
  change(descriptor.id, { ...state, failed: { version: descriptor.version, fault } });
  noteFailure(descriptor, fault);
}

/** True for a version that failed in this tab: it is asked for again on request only. */
export function hasFailed({ id, version }: ModuleDescriptor): boolean {
  return states.get(id)?.failed?.version === version;
}

/** Notes that a version has stood on the page for a while: what it throws from now on is no failure to start. */
export function noteGood(descriptor: ModuleDescriptor): void {
  good.add(keyOf(descriptor));
}

export function isKnownGood(descriptor: ModuleDescriptor): boolean {
  return good.has(keyOf(descriptor));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What this tab has seen of the modules, by id. */
export function useModuleStates(): ReadonlyMap<string, ModuleState> {
  return useSyncExternalStore(subscribe, () => states);
}
