/** File of a shell's build that lists everything it provides. Publishing reads it; it is never served. */
export const shellOfferFile = '.offer.json';

/** What a shell provides to modules. */
export interface ShellOffer {
  /** Version of the host API. */
  hostApi: string;
  /** Versions of the shared packages, by the name under which a module imports them. */
  shared: Record<string, string>;
  /** The names exported by these packages; a package is missing if its build cannot list them (CommonJS). */
  exports?: ModuleImports | undefined;
}

/** Names of exports, keyed by shared package: those that a build imports, or those that the shell offers. */
export type ModuleImports = Record<string, string[]>;
