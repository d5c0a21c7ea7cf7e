import type { ModuleManifest } from './descriptor';

/** Returns why the named pages of a module are ambiguous to other modules, one sentence each. */
export function pageNameProblems({ routes }: Pick<ModuleManifest, 'routes'>): string[] {
  const names = routes.flatMap(({ name }) => name ?? []);
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...repeated].map((name) => `the name ${name} belongs to more than one route`);
}
