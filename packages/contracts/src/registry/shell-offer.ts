/** The file in a shell's build that contains its `ShellOffer`. Publishing reads the file; the gateway never serves it. */
export const shellOfferFile = '.offer.json';

/** What a shell provides to modules. */
export interface ShellOffer {
  /** Version of the host API. */
  hostApi: string;
  /** Versions of the shared packages, by the name under which a module imports them. */
  shared: Record<string, string>;
  /** Names that the shared packages export. Packages whose exports the build cannot list (CommonJS) are missing. */
  exports?: ModuleImports | undefined;
}

/**
 * Names of exports, by shared package. They are those that a build imports, or those that a shell
 * offers.
 */
export type ModuleImports = Record<string, string[]>;
