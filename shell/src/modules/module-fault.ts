/**
 * Why a module does not run. `unreachable`: its files did not come. `invalid`: what came is no module. `integrity`: a
 * file is not the published one. `origin`, `host-api`, `shared`: refused before any request. `broken`: its code threw
 * or handed out nothing.
 */
export type FaultKind = 'unreachable' | 'invalid' | 'integrity' | 'origin' | 'host-api' | 'shared' | 'broken';

export interface FaultDetails {
  /** The file it is about, without its folder. */
  file?: string;
  /** What the module asks for: an origin, or a package and its range. */
  asked?: string;
  /** What the shell has. */
  present?: string;
  cause?: unknown;
}

/** A module that does not run, with the reason in terms that the failure page puts into words. */
export class ModuleFault extends Error {
  override name = 'ModuleFault';
  readonly kind: FaultKind;
  readonly file: string | undefined;
  readonly asked: string | undefined;
  readonly present: string | undefined;

  constructor(kind: FaultKind, details: FaultDetails = {}) {
    const { file, asked, present, cause } = details;
    const words = [kind, file, asked && `asks for ${asked}`, present && `the shell has ${present}`];
    super(words.filter(Boolean).join(', '), cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.file = file;
    this.asked = asked;
    this.present = present;
  }
}

/** True for a decision that asking again would not change. */
export function isRefusal(fault: ModuleFault): boolean {
  return fault.kind !== 'unreachable' && fault.kind !== 'broken';
}

export function isModuleFault(error: unknown): error is ModuleFault {
  return error instanceof ModuleFault;
}
