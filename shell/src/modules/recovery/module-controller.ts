import type { CanaryUser, ModuleDescriptor } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { toLoadError } from '../loading/load-module';
import { fetchDefinition, removeDefinition, cachedDefinition } from '../loading/module-definitions';
import { isModuleLoadError, ModuleLoadError } from '../errors/module-load-error';
import { planRecovery, type Failure, type Replaced } from './recovery';
import { refetchEntry, resolveVersion } from '../registry/registry';
import { isStable, recordFailure, markStable, recordRunning } from '../status/module-status-store';

/** A version that stood on the page for so long has started well. */
const settledMs = 3_000;

interface Running {
  definition: ModuleDefinition;
  replaced: Replaced | null;
  /** Another version took over in the open tab, since the files of this one's predecessor were gone. */
  hotReplaced: boolean;
}

/** Where a module stands in its outlet; `mountId` counts its mounts. */
export type ModuleState = { descriptor: ModuleDescriptor; mountId: number } & (
  | { phase: 'loading' }
  | ({ phase: 'open' } & Running)
  | ({ phase: 'crashed' } & Running)
  | { phase: 'failed'; error: ModuleLoadError; previous: ModuleDescriptor | null }
);

export interface ModuleControllerOptions {
  user: CanaryUser | null;
  onError: (error: unknown, descriptor: ModuleDescriptor) => void;
}

/**
 * Loads a module and keeps it alive (architecture, 'When a module fails'). A version stays while it is on the page,
 * also when the registry names another; it gives way when its files are gone, and a previous one stands in for a
 * version that does not start.
 */
export class ModuleController {
  readonly #options: ModuleControllerOptions;
  readonly #tried = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #state: ModuleState;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(wanted: ModuleDescriptor, options: ModuleControllerOptions) {
    this.#options = options;
    const definition = cachedDefinition(wanted);
    this.#state = definition
      ? { phase: 'open', descriptor: wanted, mountId: 0, definition, replaced: null, hotReplaced: false }
      : { phase: 'loading', descriptor: wanted, mountId: 0 };
  }

  readonly current = (): ModuleState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to load, or goes on after `stop`. */
  readonly start = (): (() => void) => {
    this.#stopped = false;
    if (this.#state.phase === 'loading') void this.#open(this.#state.descriptor, null, false);
    else if (this.#state.phase === 'open') this.#trackStability(this.#state.descriptor, false);
    return () => {
      this.#stopped = true;
      clearTimeout(this.#settling);
    };
  };

  /** Tells which version the registry names now; it opens where another one has failed. */
  readonly offer = (wanted: ModuleDescriptor): void => {
    if (this.#state.phase !== 'failed' || this.#tried.has(wanted.version)) return;
    void this.#open(wanted, null, false);
  };

  /** Opens the version that the registry names now. */
  readonly retry = async (): Promise<void> => {
    const { descriptor } = this.#state;
    this.#tried.clear();
    const mountId = this.#change({ phase: 'loading', descriptor });
    const entry = await refetchEntry(descriptor.id);
    if (this.#isCurrent(mountId))
      await this.#open(entry ? resolveVersion(entry, this.#options.user) : descriptor, null, false);
  };

  /** Mounts a crashed module again. */
  readonly remount = (): void => {
    if (this.#state.phase !== 'crashed') return;
    const { descriptor, definition, replaced } = this.#state;
    this.#change({ phase: 'open', descriptor, definition, replaced, hotReplaced: false });
  };

  /** Opens the previous version that the failure page offers. */
  readonly openPrevious = (): void => {
    if (this.#state.phase !== 'failed' || this.#state.previous === null) return;
    const { descriptor, error, previous } = this.#state;
    void this.#open(previous, { descriptor, error }, false);
  };

  /** Takes what the module threw while it was on the page. */
  readonly crash = (thrown: unknown): void => {
    if (this.#state.phase !== 'open') return;
    const { descriptor, definition, replaced } = this.#state;
    const error = toLoadError(thrown);
    if (error === null && isStable(descriptor)) {
      this.#note(descriptor, new ModuleLoadError('broken', { cause: thrown }));
      this.#change({ phase: 'crashed', descriptor, definition, replaced, hotReplaced: false });
      return;
    }
    removeDefinition(descriptor);
    this.#tried.add(descriptor.version);
    const mountId = this.#change({ phase: 'loading', descriptor });
    void this.#recover(mountId, {
      descriptor,
      replaced,
      error: error ?? new ModuleLoadError('broken', { cause: thrown }),
    });
  };

  async #open(descriptor: ModuleDescriptor, replaced: Replaced | null, hotReplaced: boolean): Promise<void> {
    this.#tried.add(descriptor.version);
    const mountId = this.#change({ phase: 'loading', descriptor });
    try {
      const definition = await fetchDefinition(descriptor);
      if (!this.#isCurrent(mountId)) return;
      this.#change({ phase: 'open', descriptor, definition, replaced, hotReplaced });
      this.#trackStability(descriptor, replaced !== null);
    } catch (cause) {
      const error = isModuleLoadError(cause) ? cause : new ModuleLoadError('broken', { cause });
      if (this.#isCurrent(mountId)) await this.#recover(mountId, { descriptor, error, replaced });
    }
  }

  async #recover(mountId: number, failure: Failure): Promise<void> {
    const { descriptor, error } = failure;
    this.#note(descriptor, error);
    const entry = await refetchEntry(descriptor.id);
    if (!this.#isCurrent(mountId)) return;
    const wanted = entry && resolveVersion(entry, this.#options.user);
    const { open, offered } = planRecovery(failure, entry, wanted, this.#tried);
    if (open) await this.#open(open.descriptor, open.replaced, open.replaced === null);
    else this.#change({ phase: 'failed', descriptor, error, previous: offered });
  }

  #note(descriptor: ModuleDescriptor, error: ModuleLoadError): void {
    recordFailure(descriptor, error);
    this.#options.onError(error, descriptor);
  }

  #trackStability(descriptor: ModuleDescriptor, fallback: boolean): void {
    recordRunning(descriptor, fallback);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => markStable(descriptor), settledMs);
  }

  #isCurrent(mountId: number): boolean {
    return !this.#stopped && this.#state.mountId === mountId;
  }

  #change(state: DistributiveOmit<ModuleState, 'mountId'>): number {
    clearTimeout(this.#settling);
    const mountId = this.#state.mountId + 1;
    this.#state = { ...state, mountId };
    for (const listener of this.#listeners) listener();
    return mountId;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
