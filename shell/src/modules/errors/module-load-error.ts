/**
 * Why a module does not run. `unreachable`: its files did not come. `invalid`: what came is no module. `integrity`: a
 * file is not the published one. `origin`, `host-api`, `shared`: refused before any request. `broken`: its code threw
 * or handed out nothing.
 */
export type LoadErrorKind =
  'unreachable' | 'invalid' | 'integrity' | 'origin' | 'host-api' | 'shared' | 'broken';

export interface LoadErrorDetails {
  /** The file it is about, without its folder. */
  file?: string;
  /** What the module asks for: an origin, or a package and its range. */
  asked?: string;
  /** What the shell has. */
  present?: string;
  cause?: unknown;
}

/** A module that does not run, with the reason in terms that the failure page puts into words. */
export class ModuleLoadError extends Error {
  override name = 'ModuleLoadError';
  readonly kind: LoadErrorKind;
  readonly file: string | undefined;
  readonly asked: string | undefined;
  readonly present: string | undefined;

  constructor(kind: LoadErrorKind, details: LoadErrorDetails = {}) {
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
export function isRefusal(error: ModuleLoadError): boolean {
  return error.kind !== 'unreachable' && error.kind !== 'broken';
}

export function isModuleLoadError(error: unknown): error is ModuleLoadError {
  return error instanceof ModuleLoadError;
}
