import type { ModuleTarget, Texts } from './module-target';

export { ModuleLink, type ModuleLinkProps } from './module-link';
export type { ModuleTarget } from './module-target';
export { useModuleAddress } from './use-module-address';

/**
 * The named pages of all modules: module id → page → names of the parameters in its path. Empty here: the files that `escale types`
 * writes extend this interface, with `declare module '@escale/module-kit/links'`.
 */
export interface ModulePages {}

type PageOf<Id extends keyof ModulePages> = Extract<keyof ModulePages[Id], string>;
type Rest<Name extends string> = [Name] extends [never]
  ? [params?: Readonly<Record<string, never>>, search?: Texts]
  : [params: Texts<Name>, search?: Texts];

/**
 * Returns a page of a module, by name, as a link target: `moduleLink('users', 'detail', { userId })`. An unknown page or parameter
 * is a type error. `ModuleLink` and `useModuleAddress` look up the address in the registry at run time.
 */
export function moduleLink<Id extends keyof ModulePages, Page extends PageOf<Id>>(
  module: Id,
  page: Page,
  ...rest: Rest<Extract<ModulePages[Id][Page], string>>
): ModuleTarget {
  const [params = {}, search = {}]: readonly (Texts | undefined)[] = rest;
  return { module, page, params, search };
}
