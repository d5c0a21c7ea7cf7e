/**
 * What the document of the site shows before any script of the application: the file in which a module's build hands it
 * out, the place in `index.html` where publishing puts it, the stand-ins for the product's name, in a sentence and in
 * capitals, the one for the files with which the module begins (a JSON list of `FirstFile`), and the one for the
 * shared scripts of each module's page (a JSON map by its path).
 */
export const firstScreen = {
  file: 'first-screen.html',
  marker: '<!--#first-screen-->',
  productName: '{{product}}',
  productCapitals: '{{PRODUCT}}',
  files: '{{first-files}}',
  pages: '{{page-files}}',
} as const;

/** A file to preload: the kind of its request, its address and its digest. */
export type FirstFile = [as: 'fetch' | 'script' | 'style', href: string, integrity: string];

/** File of the shell's build that lists the scripts of each shared package: a JSON map of addresses by its name. */
export const sharedFiles = 'shared-files.json';
