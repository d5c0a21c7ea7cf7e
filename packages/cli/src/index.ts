export { runCommand } from './run-command';
export { publishModule, type PublishModuleOptions } from './publish-module';
export {
  linkModule,
  publishPlaceholder,
  type LinkModuleOptions,
  type PublishPlaceholderOptions,
} from './list-module';
export { publishShell, type PublishShellOptions, type ShellResult } from './publish-shell';
export { rollbackShell, type RollbackShellOptions } from './rollback-shell';
export { rollbackModule, type RollbackOptions } from './rollback-module';
export { siteStatus, type ModuleState, type ShellState, type SiteState } from './site-status';
export { PublishError } from './publish-error';
export { type ActivationOutcome, type ActivationResult } from './activate-version';
export { restoreModule, withdrawModule, type WithdrawOptions } from './withdrawal';
