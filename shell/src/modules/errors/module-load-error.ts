/**
 * Why a module does not run. `unreachable`: its files did not load. `invalid`: the server sent something other than the file.
 * `integrity`: a file is not the published one. `origin`, `host-api`, `shared`: refused before any request. `broken`: its code
 * threw or exposes no module.
 */
export type LoadErrorKind =
  | 'unreachable'
  | 'invalid'
  | 'integrity'
  | 'origin'
  | 'host-api'
  | 'shared'
  | 'broken';

export interface LoadErrorDetails {
  /** Name of the file that failed, without its folder. */
  file?: string;
  /** What the module requires: an origin, a host API range, or a shared package with its range or exports. */
  requirement?: string;
  /** The version that the shell has instead, if any. */
  providedVersion?: string | undefined;
  cause?: unknown;
}

/** Thrown when a module does not run. The failure page derives its text from the fields. */
export class ModuleLoadError extends Error {
  override name = 'ModuleLoadError';
  readonly kind: LoadErrorKind;
  readonly file: string | undefined;
  readonly requirement: string | undefined;
  readonly providedVersion: string | undefined;

  constructor(kind: LoadErrorKind, { file, requirement, providedVersion, cause }: LoadErrorDetails = {}) {
    const reason = cause instanceof Error ? cause.message : cause;
    const parts = [
      kind,
      file,
      requirement && `requires ${requirement}`,
      providedVersion && `the shell has ${providedVersion}`,
      typeof reason === 'string' && reason,
    ];
    super(parts.filter(Boolean).join(', '), cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.file = file;
    this.requirement = requirement;
    this.providedVersion = providedVersion;
  }
}

/** True for a refusal, which a retry would not change. */
export function isRefusal(error: ModuleLoadError): boolean {
  return error.kind !== 'unreachable' && error.kind !== 'broken';
}

export function isModuleLoadError(error: unknown): error is ModuleLoadError {
  return error instanceof ModuleLoadError;
}
