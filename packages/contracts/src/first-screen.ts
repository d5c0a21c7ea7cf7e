/**
 * What the document of the site shows before any script of the application: the file in which a module's build hands it
 * out, the place in `index.html` where publishing puts it, and the stand-ins for the product's name, in a sentence and
 * in capitals.
 */
export const firstScreen = {
  file: 'first-screen.html',
  marker: '<!--#first-screen-->',
  productName: '{{product}}',
  productCapitals: '{{PRODUCT}}',
} as const;
