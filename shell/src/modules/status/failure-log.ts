import type { ModuleDescriptor } from '@escale/contracts';
import { isModuleLoadError } from '../errors/module-load-error';

const key = 'escale.failures';
const kept = 30;

/** A failure of a module in this browser. */
export interface LoggedFailure {
  /** ISO 8601. */
  time: string;
  module: string;
  version: string;
  owner: string;
  /** A `LoadErrorKind`, or `crash` for what a running module threw. */
  kind: string;
  text: string;
}

/** The latest failures of modules in this browser, newest first. */
export function readFailures(): LoggedFailure[] {
  try {
    const known = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;
    return Array.isArray(known) ? (known as LoggedFailure[]) : [];
  } catch {
    return [];
  }
}

/** Adds a failure to the list of this browser. */
export function logFailure({ id, version, owner }: ModuleDescriptor, error: unknown): void {
  const failure: LoggedFailure = {
    time: new Date().toISOString(),
    module: id,
    version,
    owner: owner.team,
    kind: isModuleLoadError(error) ? error.kind : 'crash',
    text: error instanceof Error ? error.message : String(error),
  };
  try {
    localStorage.setItem(key, JSON.stringify([failure, ...readFailures()].slice(0, kept)));
  } catch {
    // Without storage the list stays empty.
  }
}
