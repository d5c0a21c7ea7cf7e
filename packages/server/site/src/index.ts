export { buildFolder, publishedFiles } from './build/build-folder';
export { readManifestFile } from './build/dist-descriptor';
export { collectNames, uploadLimits, uploadPart } from './build/upload-rules';
export { changeSite } from './change/change-site';
export { withLock, withWholeSite } from './change/site-lock';
export { loadCheck } from './check/load-check';
export { keptVersions, keptVersionsRange } from './base/kept-versions';
export { type ActivationOutcome, type ActivationResult } from './modules/activation-result';
export { type StartCanaryOptions, promoteCanary, startCanary, stopCanary } from './modules/canary';
export {
  type LinkModuleOptions,
  type PublishPlaceholderOptions,
  linkModule,
  publishPlaceholder,
} from './modules/list-module';
export { readModuleHealth } from './module-health';
export { type PreviewOptions } from './modules/preview';
export { type PublishModuleOptions, publishModule } from './modules/publish-module';
export { type RollbackOptions, rollbackModule } from './modules/rollback-module';
export { type WithdrawOptions, restoreModule, withdrawModule } from './modules/withdrawal';
export { PublishError } from './base/publish-error';
export { type Author, asAuthor, readHistory } from './registry/history';
export { type PublishShellOptions, type ShellResult, publishShell } from './shell/publish-shell';
export { type RollbackShellOptions, rollbackShell } from './shell/rollback-shell';
export { refusalLines } from './live-shell/shell-refusals';
export { offerFor } from './live-shell/target-shell';
export { filesWrittenLast, type SiteLayout, siteLayout } from './base/site-layout';
export {
  type ModuleState,
  type PreviewState,
  type ShellState,
  type SiteState,
  siteStatus,
} from './site-status';
export { type DamagedVersion, verifySite } from './verify-site';
export { clearAbandonedStaging, createStaging } from './store/staging';
export { systemErrorText } from './base/system-error-text';
export {
  type PublishToken,
  type TokenRefusal,
  looksLikeToken,
  makeToken,
  matchToken,
  tokenRefusal,
} from './tokens/publish-token';
export { changeTokens, readTokens } from './tokens/token-file';
export { UsageError } from './base/usage-error';
