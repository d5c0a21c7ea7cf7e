import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ModuleItem } from '@swc/core';
import { sharedPackages } from './shared';

const isShared = (name: string) =>
  sharedPackages.some((shared) => shared === name || (shared.endsWith('/') && name.startsWith(shared)));

const isSource = (name: string) =>
  /(?<!\.d)\.[jt]sx?$/.test(name) && !/\.test\.|^test-|^mocks\.ts$/.test(name);

/** Returns the source files below a folder that a build may bundle: all except tests and mocks. */
const sourcesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Returns the names that an import or export statement takes from another module; types do not count. */
function namesOf(item: ModuleItem): string[] {
  if (item.type === 'ImportDeclaration' && !item.typeOnly)
    return item.specifiers.flatMap((specifier) => {
      if (specifier.type === 'ImportDefaultSpecifier') return 'default';
      if (specifier.type !== 'ImportSpecifier' || specifier.isTypeOnly) return [];
      return (specifier.imported ?? specifier.local).value;
    });
  if (item.type === 'ExportNamedDeclaration' && !item.typeOnly)
    return item.specifiers.flatMap((specifier) =>
      specifier.type === 'ExportSpecifier' && !specifier.isTypeOnly ? specifier.orig.value : [],
    );
  return [];
}

/** Returns the names that the sources below a folder import: shared package → names. For bundlers that do not report imports. */
export function sourceImports(folder: string): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of sourcesBelow(folder)) {
    const { body } = parseSync(readFileSync(file, 'utf8'), {
      syntax: 'typescript',
      tsx: !file.endsWith('.ts'),
    });
    for (const item of body) {
      const request = 'source' in item ? item.source?.value : undefined;
      if (request === undefined || !isShared(request)) continue;
      const names = found.get(request) ?? new Set();
      found.set(request, names);
      for (const name of namesOf(item)) names.add(name);
    }
  }
  return Object.fromEntries(
    [...found]
      .filter(([, names]) => names.size > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, names]) => [name, [...names].sort()]),
  );
}
