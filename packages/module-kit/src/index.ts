export { defineModule, readModuleDefinition, type ModuleDefinition, type ModulePage } from './define-module';
export { ModulesProvider, useModules, type ModulesProviderProps } from './modules-context';
