export { defineModule, readModuleDefinition, type ModuleDefinition, type ModulePage } from './define-module';
