import type { CanaryUser, ModuleDescriptor } from '@escale/contracts';
import type { ModuleDefinition } from '@escale/module-kit';
import { faultOfError } from './load-module';
import { definitionOf, forgetDefinition, loadedDefinition } from './loaded-modules';
import { isModuleFault, ModuleFault } from './module-fault';
import { recoveryFrom, type Failure, type Replaced } from './recovery';
import { rereadEntry, wantedVersion } from './registry';
import { isKnownGood, noteFault, noteGood, noteRunning } from './tab-state';

/** A version that stood on the page for so long has started well. */
const settledMs = 3_000;

interface Running {
  definition: ModuleDefinition;
  replaced: Replaced | null;
  /** Another version took over in the open tab, since the files of this one's predecessor were gone. */
  healed: boolean;
}

/** Where a module stands in its outlet; `run` counts its mounts. */
export type Life = { descriptor: ModuleDescriptor; run: number } & (
  | { phase: 'loading' }
  | ({ phase: 'open' } & Running)
  | ({ phase: 'crashed' } & Running)
  | { phase: 'failed'; fault: ModuleFault; previous: ModuleDescriptor | null }
);

export interface LifeOptions {
  user: CanaryUser | null;
  onError: (error: unknown, descriptor: ModuleDescriptor) => void;
}

/**
 * Loads a module and keeps it alive (architecture, 'When a module fails'). A version stays while it is on the page,
 * also when the registry names another; it gives way when its files are gone, and a previous one stands in for a
 * version that does not start.
 */
export class ModuleLife {
  readonly #options: LifeOptions;
  readonly #tried = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #life: Life;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(wanted: ModuleDescriptor, options: LifeOptions) {
    this.#options = options;
    const definition = loadedDefinition(wanted);
    this.#life = definition
      ? { phase: 'open', descriptor: wanted, run: 0, definition, replaced: null, healed: false }
      : { phase: 'loading', descriptor: wanted, run: 0 };
  }

  readonly current = (): Life => this.#life;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to load, or goes on after `stop`. */
  readonly start = (): (() => void) => {
    this.#stopped = false;
    if (this.#life.phase === 'loading') void this.#open(this.#life.descriptor, null, false);
    else if (this.#life.phase === 'open') this.#watchOver(this.#life.descriptor, false);
    return () => {
      this.#stopped = true;
      clearTimeout(this.#settling);
    };
  };

  /** Tells which version the registry names now; it opens where another one has failed. */
  readonly offer = (wanted: ModuleDescriptor): void => {
    if (this.#life.phase !== 'failed' || this.#tried.has(wanted.version)) return;
    void this.#open(wanted, null, false);
  };

  /** Opens the version that the registry names now. */
  readonly retry = async (): Promise<void> => {
    const { descriptor } = this.#life;
    this.#tried.clear();
    const run = this.#change({ phase: 'loading', descriptor });
    const entry = await rereadEntry(descriptor.id);
    if (this.#isCurrent(run))
      await this.#open(entry ? wantedVersion(entry, this.#options.user) : descriptor, null, false);
  };

  /** Mounts a crashed module again. */
  readonly remount = (): void => {
    if (this.#life.phase !== 'crashed') return;
    const { descriptor, definition, replaced } = this.#life;
    this.#change({ phase: 'open', descriptor, definition, replaced, healed: false });
  };

  /** Opens the previous version that the failure page offers. */
  readonly openPrevious = (): void => {
    if (this.#life.phase !== 'failed' || this.#life.previous === null) return;
    const { descriptor, fault, previous } = this.#life;
    void this.#open(previous, { descriptor, fault }, false);
  };

  /** Takes what the module threw while it was on the page. */
  readonly crash = (error: unknown): void => {
    if (this.#life.phase !== 'open') return;
    const { descriptor, definition, replaced } = this.#life;
    const fault = faultOfError(error);
    if (fault === null && isKnownGood(descriptor)) {
      this.#note(descriptor, new ModuleFault('broken', { cause: error }));
      this.#change({ phase: 'crashed', descriptor, definition, replaced, healed: false });
      return;
    }
    forgetDefinition(descriptor);
    this.#tried.add(descriptor.version);
    const run = this.#change({ phase: 'loading', descriptor });
    void this.#recover(run, {
      descriptor,
      replaced,
      fault: fault ?? new ModuleFault('broken', { cause: error }),
    });
  };

  async #open(descriptor: ModuleDescriptor, replaced: Replaced | null, healed: boolean): Promise<void> {
    this.#tried.add(descriptor.version);
    const run = this.#change({ phase: 'loading', descriptor });
    try {
      const definition = await definitionOf(descriptor);
      if (!this.#isCurrent(run)) return;
      this.#change({ phase: 'open', descriptor, definition, replaced, healed });
      this.#watchOver(descriptor, replaced !== null);
    } catch (error) {
      const fault = isModuleFault(error) ? error : new ModuleFault('broken', { cause: error });
      if (this.#isCurrent(run)) await this.#recover(run, { descriptor, fault, replaced });
    }
  }

  async #recover(run: number, failure: Failure): Promise<void> {
    const { descriptor, fault } = failure;
    this.#note(descriptor, fault);
    const entry = await rereadEntry(descriptor.id);
    if (!this.#isCurrent(run)) return;
    const wanted = entry && wantedVersion(entry, this.#options.user);
    const { open, offered } = recoveryFrom(failure, entry, wanted, this.#tried);
    if (open) await this.#open(open.descriptor, open.replaced, open.replaced === null);
    else this.#change({ phase: 'failed', descriptor, fault, previous: offered });
  }

  #note(descriptor: ModuleDescriptor, fault: ModuleFault): void {
    noteFault(descriptor, fault);
    this.#options.onError(fault, descriptor);
  }

  #watchOver(descriptor: ModuleDescriptor, standIn: boolean): void {
    noteRunning(descriptor, standIn);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => noteGood(descriptor), settledMs);
  }

  #isCurrent(run: number): boolean {
    return !this.#stopped && this.#life.run === run;
  }

  #change(life: DistributiveOmit<Life, 'run'>): number {
    clearTimeout(this.#settling);
    const run = this.#life.run + 1;
    this.#life = { ...life, run };
    for (const listener of this.#listeners) listener();
    return run;
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
