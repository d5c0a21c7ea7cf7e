import type { ModuleDescriptor } from '@escale/contracts';
import { localStore } from '@escale/i18n';
import { isModuleLoadError } from '../errors/module-load-error';

const storageKey = 'escale.failures';
const maxStoredFailures = 30;

/** A failure of a module in this browser. */
export interface LoggedFailure {
  /** ISO 8601. */
  time: string;
  module: string;
  version: string;
  /** Name of the team. */
  owner: string;
  /** A `LoadErrorKind`; `crash` if the error is not a `ModuleLoadError`. */
  kind: string;
  text: string;
}

function isLoggedFailure(value: unknown): value is LoggedFailure {
  const failure = (value ?? {}) as Record<string, unknown>;
  const fields = ['time', 'module', 'version', 'owner', 'kind', 'text'];
  return (
    fields.every((field) => typeof failure[field] === 'string') &&
    !Number.isNaN(Date.parse(String(failure.time)))
  );
}

/** Returns the latest failures of modules in this browser, newest first; skips damaged entries. */
export function readFailures(): LoggedFailure[] {
  try {
    const stored = JSON.parse(localStore.read(storageKey) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isLoggedFailure) : [];
  } catch {
    return [];
  }
}

/** Adds a failure to the log of this browser. */
export function logFailure({ id, version, owner }: ModuleDescriptor, error: unknown): void {
  const failure: LoggedFailure = {
    time: new Date().toISOString(),
    module: id,
    version,
    owner: owner.team,
    kind: isModuleLoadError(error) ? error.kind : 'crash',
    text: error instanceof Error ? error.message : String(error),
  };
  localStore.write(storageKey, JSON.stringify([failure, ...readFailures()].slice(0, maxStoredFailures)));
}
