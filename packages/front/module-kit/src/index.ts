export {
  defineModule,
  readModuleDefinition,
  type ContributionLoader,
  type ContributionLoaders,
  type ExtensionContexts,
  type ModuleDefinition,
  type ModulePage,
} from './define-module';
export { lazyPage, type LazyPage } from './lazy-page';
export {
  ModulesProvider,
  useModules,
  type ContributionOutlet,
  type ModulesProviderProps,
} from './modules-context';
