import path from 'node:path';
import { fileURLToPath } from 'node:url';

const fromRoot = (...parts: string[]) =>
  path.join(fileURLToPath(new URL('../../../../', import.meta.url)), ...parts);

export const folders = {
  root: fromRoot(),
  /** VitePress looks for its configuration here. */
  site: fromRoot('packages/tools/docs-site'),
  /** The pages: the same Markdown that people read in the repository. */
  pages: fromRoot('docs'),
  /** Pages generated from docstrings; never committed. */
  reference: fromRoot('docs/reference'),
  /** The finished site. */
  out: fromRoot('var/docs'),
  cache: fromRoot('.cache/vitepress'),
};
