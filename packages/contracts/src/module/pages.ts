import type { ModuleManifest } from './descriptor';

/** Returns one sentence for each page name that belongs to more than one route of the module. */
export function pageNameProblems({ routes }: Pick<ModuleManifest, 'routes'>): string[] {
  const names = routes.flatMap(({ name }) => name ?? []);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => `the name ${name} belongs to more than one route`);
}
