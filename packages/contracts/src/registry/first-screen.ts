/**
 * Names for the first screen: what the document shows before any script of the application. Module builds, publishing and the
 * gateway share them: the file in which a module's build provides the screen, its place in `index.html`, and the placeholders for
 * the product's name (as in a sentence and in capitals), for the module's first files (a JSON list of `FirstFile`) and for the
 * files of each module's page (a JSON map from its path to `PageFiles`). The document's only inline script states its hash in an
 * attribute, as a content policy names it (`'sha256-…'` without the quotes).
 */
export const firstScreen = {
  file: 'first-screen.html',
  marker: '<!--#first-screen-->',
  productName: '{{product}}',
  productCapitals: '{{PRODUCT}}',
  files: '{{first-files}}',
  pages: '{{page-files}}',
  scriptHash: 'data-script-hash',
} as const;

/** A file to preload: the kind of its request, its address and its digest. */
export type FirstFile = [as: 'fetch' | 'script' | 'style', href: string, integrity: string];

/** The files that opening a module's page loads: the shell's shared scripts, and the module's own first scripts and styles. */
export interface PageFiles {
  shared: string[];
  first: string[];
}

/** File of the shell's build that lists the scripts of each shared package: a JSON map from its name to addresses. */
export const sharedFiles = 'shared-files.json';
