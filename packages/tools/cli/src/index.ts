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
export { promoteCanary, startCanary, stopCanary, type StartCanaryOptions } from './canary';
export { asAuthor, type Author } from './history';
export { keptVersionsRange } from './kept-versions';
export { PublishError } from './publish-error';
export { systemErrorText } from './system-error-text';
export { siteLayout, type SiteLayout } from './site-layout';
export { clearAbandonedStaging, createStaging } from './staging';
export { matchToken, type PublishToken, type TokenRefusal } from './tokens/publish-token';
export { changeTokens, readTokens } from './tokens/token-file';
export { collectNames, uploadLimits, uploadPart } from './upload-rules';
export { type ActivationOutcome, type ActivationResult } from './activate-version';
export { restoreModule, withdrawModule, type WithdrawOptions } from './withdrawal';
