export { runCommand } from './run-command';
export { publishModule, type PublishModuleOptions } from './publish-module';
export {
  linkModule,
  publishPlaceholder,
  type LinkModuleOptions,
  type PublishPlaceholderOptions,
} from './list-module';
export { publishShell, type PublishShellOptions } from './publish-shell';
export { rollbackModule, type RollbackOptions } from './rollback-module';
export { siteStatus, type ModuleState } from './site-status';
export { PublishError } from './publish-error';
export { type ActivationOutcome, type ActivationResult } from './activate-version';
