import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const gallery = path.join(import.meta.dirname, '..');
const designSystem = path.join(gallery, '../../front/design-system');
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');

const { exports: entryPoints } = JSON.parse(read(designSystem, 'package.json')) as {
  exports: Record<string, string>;
};

/** Returns the names of exported values that begin with a capital letter. */
const componentsOf = (source: string) =>
  [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name)),
  );

const exportedComponents = Object.values(entryPoints)
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => componentsOf(read(designSystem, file)));

const pages = readdirSync(gallery, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.includes('node_modules'))
  .map((file) => read(gallery, file))
  .join('\n');

it.each([...new Set(exportedComponents)])('the gallery shows %s', (component) => {
  expect(pages).toMatch(new RegExp(`<${component}\\b`));
});
