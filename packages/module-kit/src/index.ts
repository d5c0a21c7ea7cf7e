export { defineModule, readModuleDefinition, type ModuleDefinition, type ModulePage } from './define-module';
export { lazyPage, type LazyPage } from './lazy-page';
export { ModulesProvider, useModules, type ModulesProviderProps } from './modules-context';
