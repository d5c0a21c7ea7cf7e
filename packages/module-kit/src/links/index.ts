export { ModuleLink, type ModuleLinkProps } from './module-link';
// By name, `declare module` could not add to ModulePages.
export * from './module-target';
export { useModuleAddress } from './use-module-address';
