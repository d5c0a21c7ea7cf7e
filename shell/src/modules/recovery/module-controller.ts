import type { CanaryUser, ModuleDescriptor, RegistryEntry } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { isModuleLoadError, ModuleLoadError } from '../errors/module-load-error';
import { createRecentErrorCounter, tooManyErrors } from '../errors/recent-errors';
import { createDeadline, type Deadline } from '../../lib/deadline';
import { planRecovery, type FailedVersion, type ReplacedVersion } from './recovery';

/** A version that has run for this long counts as started. */
export const stableAfterMs = 3_000;

interface RunningVersion {
  definition: ModuleDefinition;
  /** The failed version for which this version is the fallback. */
  replaced: ReplacedVersion | null;
  /** True if this version, which the registry names, replaced a failed version in the open tab. */
  isHotReplacement: boolean;
}

/** An error in an event handler or a promise of a module; the page stays open. */
export interface UncaughtError {
  descriptor: ModuleDescriptor;
  /** The load error if a file did not load; `null` for an error in the module's code. */
  loadError: ModuleLoadError | null;
  /** Remounts the page; after a load error, loads the module again. */
  retry: () => void;
}

/** The state of a module in its outlet; `mountId` counts its mounts. */
export type ModuleState = { descriptor: ModuleDescriptor; mountId: number } & (
  | { phase: 'loading' }
  | ({ phase: 'open' } & RunningVersion)
  | ({ phase: 'crashed' } & RunningVersion)
  | { phase: 'failed'; error: ModuleLoadError; previous: ModuleDescriptor | null }
);

/** The loader functions that a controller needs. */
export interface ControllerLoader {
  /** Loads a version, or returns the loaded one. Rejects with a `ModuleLoadError`, at the latest when the signal aborts. */
  load: (descriptor: ModuleDescriptor, signal: AbortSignal) => Promise<ModuleDefinition>;
  loaded: (descriptor: ModuleDescriptor) => ModuleDefinition | undefined;
  /** Forgets a version that cannot continue (a chunk is missing), so that it is loaded again. */
  forget: (descriptor: ModuleDescriptor) => void;
  refetchEntry: (id: string, signal: AbortSignal) => Promise<RegistryEntry | undefined>;
  resolveVersion: (entry: RegistryEntry, user: CanaryUser | null) => ModuleDescriptor;
  /** False for a version that this shell would refuse. */
  isCompatible: (descriptor: ModuleDescriptor) => boolean;
  /** Returns the load error behind an error that a running module threw; `null` for an error in its code. */
  toLoadError: (thrown: unknown) => ModuleLoadError | null;
  recordRunning: (descriptor: ModuleDescriptor, isFallback: boolean) => void;
  recordFailure: (descriptor: ModuleDescriptor, error: ModuleLoadError) => void;
  markStable: (descriptor: ModuleDescriptor) => void;
  isStable: (descriptor: ModuleDescriptor) => boolean;
}

export interface ModuleControllerOptions {
  loader: ControllerLoader;
  user: CanaryUser | null;
  onError: (error: unknown, descriptor: ModuleDescriptor) => void;
  /** Shows an error that leaves the page open. Default: the error is not shown. */
  onUncaught?: (uncaught: UncaughtError) => void;
  /** True while the page holds unsaved work; repeated errors do not replace such a page. */
  hasUnsavedWork?: () => boolean;
}

/**
 * Loads a module and keeps it running (`docs/guides/failures.md`). A mounted version stays, even when the registry names another;
 * the controller replaces it only if one of its files is missing or its code fails within `stableAfterMs`. If the code of a version
 * does not start, a previous version becomes the fallback. One deadline covers everything that the user waits for, including
 * retries and fallbacks.
 */
export class ModuleController {
  readonly #options: ModuleControllerOptions;
  readonly #tried = new Set<string>();
  readonly #listeners = new Set<() => void>();
  readonly #survived = createRecentErrorCounter();
  #state: ModuleState;
  #deadline: Deadline | null = null;
  #stability: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(wanted: ModuleDescriptor, options: ModuleControllerOptions) {
    this.#options = options;
    const definition = options.loader.loaded(wanted);
    this.#state = definition
      ? { phase: 'open', descriptor: wanted, mountId: 0, definition, replaced: null, isHotReplacement: false }
      : { phase: 'loading', descriptor: wanted, mountId: 0 };
  }

  readonly current = (): ModuleState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts loading, or resumes after a stop. Returns a function that stops the controller. */
  readonly start = (): (() => void) => {
    this.#stopped = false;
    if (this.#state.phase === 'loading')
      void this.#open(this.#state.descriptor, null, false, this.#startDeadline());
    else if (this.#state.phase === 'open') this.#trackStability(this.#state.descriptor, false);
    window.addEventListener('online', this.#retryOnline);
    return () => {
      window.removeEventListener('online', this.#retryOnline);
      this.#stopped = true;
      clearTimeout(this.#stability);
      this.#deadline?.abandon();
    };
  };

  /** Called when the registry changes: opens the version that the registry now names, if another version has failed. */
  readonly offer = (wanted: ModuleDescriptor): void => {
    if (this.#state.phase !== 'failed' || this.#tried.has(wanted.version)) return;
    void this.#open(wanted, null, false, this.#startDeadline());
  };

  /** Opens the version that the registry names now. */
  readonly retry = async (): Promise<void> => {
    const { loader, user } = this.#options;
    const { descriptor } = this.#state;
    this.#tried.clear();
    const mountId = this.#change({ phase: 'loading', descriptor });
    const signal = this.#startDeadline();
    const entry = await loader.refetchEntry(descriptor.id, signal);
    if (!this.#isCurrent(mountId)) return;
    await this.#open(entry ? loader.resolveVersion(entry, user) : descriptor, null, false, signal);
  };

  /** Remounts a module, crashed or open. */
  readonly remount = (): void => {
    const { phase } = this.#state;
    if (phase !== 'crashed' && phase !== 'open') return;
    const { descriptor, definition, replaced } = this.#state;
    this.#change({ phase: 'open', descriptor, definition, replaced, isHotReplacement: false });
    if (phase === 'open') this.#trackStability(descriptor, replaced !== null);
  };

  /** Opens the previous version offered by the failure page. */
  readonly openPrevious = (): void => {
    if (this.#state.phase !== 'failed' || this.#state.previous === null) return;
    const { descriptor, error, previous } = this.#state;
    void this.#open(previous, { descriptor, error }, false, this.#startDeadline());
  };

  /**
   * Handles an error in an event handler or a promise of the module. The page and its input stay, unless errors repeat and the page
   * holds no unsaved work.
   */
  readonly handleUncaught = (thrown: unknown): void => {
    const { loader, onError, onUncaught, hasUnsavedWork } = this.#options;
    const { phase, descriptor } = this.#state;
    const count = this.#survived.add();
    if (phase === 'open' && count >= tooManyErrors && hasUnsavedWork?.() !== true) {
      this.#survived.forget();
      this.crash(thrown);
      return;
    }
    if (count <= tooManyErrors) onError(thrown, descriptor);
    if (phase !== 'open') return;
    const loadError = loader.toLoadError(thrown);
    onUncaught?.({ descriptor, loadError, retry: () => void (loadError ? this.retry() : this.remount()) });
  };

  /**
   * Handles an error that a contribution of another module threw while it was unmounted from a page
   * of this module. Remounts the page, unless errors repeat. The error does not count as a failure
   * of this module.
   */
  readonly handleErrorFromOtherModule = (): void => {
    if (this.#survived.add() < tooManyErrors) return this.remount();
    this.#survived.forget();
    this.#showCrash();
  };

  /** Handles an error after which the page cannot stay: one thrown while rendering, or repeated uncaught errors. */
  readonly crash = (thrown: unknown): void => {
    if (this.#state.phase !== 'open') return;
    const { loader } = this.#options;
    const { descriptor, replaced } = this.#state;
    const loadError = loader.toLoadError(thrown);
    const error = loadError ?? new ModuleLoadError('broken', { cause: thrown });
    if (loadError === null && loader.isStable(descriptor)) {
      this.#record(descriptor, error);
      this.#showCrash();
      return;
    }
    loader.forget(descriptor);
    this.#tried.add(descriptor.version);
    const mountId = this.#change({ phase: 'loading', descriptor });
    void this.#recover(mountId, { descriptor, error, replaced }, this.#startDeadline());
  };

  /** Called when the network is back: reloads a module whose files could not be reached. */
  readonly #retryOnline = (): void => {
    if (this.#state.phase === 'failed' && this.#state.error.kind === 'unreachable') void this.retry();
  };

  async #open(
    descriptor: ModuleDescriptor,
    replaced: ReplacedVersion | null,
    isHotReplacement: boolean,
    signal: AbortSignal,
  ): Promise<void> {
    this.#tried.add(descriptor.version);
    const mountId = this.#change({ phase: 'loading', descriptor });
    try {
      const definition = await this.#options.loader.load(descriptor, signal);
      if (!this.#isCurrent(mountId)) return;
      this.#deadline?.clear();
      this.#change({ phase: 'open', descriptor, definition, replaced, isHotReplacement });
      this.#trackStability(descriptor, replaced !== null);
    } catch (cause) {
      const error = isModuleLoadError(cause) ? cause : new ModuleLoadError('broken', { cause });
      if (this.#isCurrent(mountId)) await this.#recover(mountId, { descriptor, error, replaced }, signal);
    }
  }

  async #recover(mountId: number, failure: FailedVersion, signal: AbortSignal): Promise<void> {
    const { loader, user } = this.#options;
    const { descriptor, error } = failure;
    this.#record(descriptor, error);
    const entry = await loader.refetchEntry(descriptor.id, signal);
    if (!this.#isCurrent(mountId)) return;
    const wanted = entry && loader.resolveVersion(entry, user);
    const { open, offeredVersion } = planRecovery(failure, entry, wanted, this.#tried, loader.isCompatible);
    if (open && !signal.aborted) {
      await this.#open(open.descriptor, open.replaced, open.replaced === null, signal);
      return;
    }
    this.#deadline?.clear();
    this.#change({ phase: 'failed', descriptor, error, previous: offeredVersion });
  }

  #showCrash(): void {
    if (this.#state.phase !== 'open') return;
    const { descriptor, definition, replaced } = this.#state;
    this.#change({ phase: 'crashed', descriptor, definition, replaced, isHotReplacement: false });
  }

  #record(descriptor: ModuleDescriptor, error: ModuleLoadError): void {
    this.#options.loader.recordFailure(descriptor, error);
    this.#options.onError(error, descriptor);
  }

  #trackStability(descriptor: ModuleDescriptor, isFallback: boolean): void {
    const { loader } = this.#options;
    loader.recordRunning(descriptor, isFallback);
    clearTimeout(this.#stability);
    this.#stability = setTimeout(() => loader.markStable(descriptor), stableAfterMs);
  }

  /** Starts a new load deadline and returns its signal. */
  #startDeadline(): AbortSignal {
    this.#deadline?.clear();
    this.#deadline = createDeadline();
    return this.#deadline.signal;
  }

  #isCurrent(mountId: number): boolean {
    return !this.#stopped && this.#state.mountId === mountId;
  }

  #change(state: DistributiveOmit<ModuleState, 'mountId'>): number {
    clearTimeout(this.#stability);
    const mountId = this.#state.mountId + 1;
    this.#state = { ...state, mountId };
    for (const listener of this.#listeners) listener();
    return mountId;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
