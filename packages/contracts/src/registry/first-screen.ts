/**
 * Names that module builds, publishing and the gateway share for the first screen: the content of the document before any script
 * of the application runs.
 */
export const firstScreen = {
  /** The file of a module's build that contains the module's first screen. */
  file: 'first-screen.html',
  /** The place of the first screen in `index.html`. */
  marker: '<!--#first-screen-->',
  /** Placeholder for the product's name as written in a sentence. */
  productName: '{{product}}',
  /** Placeholder for the product's name in capitals. */
  productCapitals: '{{PRODUCT}}',
  /** Placeholder for the first files of the sign-in module: a JSON list of `FirstFile`. */
  files: '{{first-files}}',
  /** Placeholder for the files of each module's page: a JSON map from the path of the module to `PageFiles`. */
  pages: '{{page-files}}',
  /**
   * Attribute of the document's only inline script. Its value is the hash of the script as in a
   * content policy, without quotes.
   */
  scriptHash: 'data-script-hash',
} as const;

/** A file to preload: the kind of its request, its address and its digest. */
export type FirstFile = [as: 'fetch' | 'script' | 'style', href: string, integrity: string];

/** The files that opening a module's page loads: the shell's shared scripts, and the module's own first scripts and styles. */
export interface PageFiles {
  shared: string[];
  first: string[];
}

/** File of the shell's build that lists the scripts of shared packages: a JSON map from package name to addresses. */
export const sharedFiles = 'shared-files.json';
