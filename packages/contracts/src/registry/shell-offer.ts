/** File of a shell's build that says what it provides. Only publishing reads it, and no server serves it. */
export const shellOfferFile = '.offer.json';

/** What a shell provides to modules. */
export interface ShellOffer {
  /** Version of the host API. */
  hostApi: string;
  /** Versions of the shared packages, by the name under which a module imports them. */
  shared: Record<string, string>;
  /** The names that these packages export; a package is missing here whose build does not tell them (CommonJS). */
  exports?: ModuleImports | undefined;
}

/** Names by the shared package that they are imported from. */
export type ModuleImports = Record<string, string[]>;
