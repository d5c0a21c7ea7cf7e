/**
 * What the document of the site shows before any script of the application: the file in which a module's build hands it
 * out, the place in `index.html` where publishing puts it, the stand-ins for the product's name, in a sentence and in
 * capitals, the one for the files with which the module begins (a JSON list of `FirstFile`), and the one for what each
 * module's page loads (a JSON map of `PageFiles` by its path). Its only inline script tells its hash, as a content policy
 * names it (`'sha256-…'` without the quotes), in an attribute.
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

/** Addresses of what opening a module's page loads: scripts of the shell that it shares, and the module's own first scripts and styles. */
export interface PageFiles {
  shared: string[];
  first: string[];
}

/** File of the shell's build that lists the scripts of each shared package: a JSON map of addresses by its name. */
export const sharedFiles = 'shared-files.json';
