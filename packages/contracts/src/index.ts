export { apiErrorCodes, type ApiErrorCode, type ApiErrorBody } from './platform/api-error';
export {
  auditActions,
  auditEntrySchema,
  auditFilters,
  auditListResponseSchema,
  suspiciousFactors,
  type AuditAction,
  type AuditEntry,
  type AuditFilter,
  type AuditMetadata,
  type SuspiciousFactor,
} from './audit/audit';
export { auditRangeSchema, type AuditRange } from './audit/audit-range';
export { auditSearchSchema, type AuditSearch } from './audit/audit-search';
export {
  emailSchema,
  newPasswordFormSchema,
  newPasswordSchema,
  checkEmailRequestSchema,
  loginRequestSchema,
  otpCodeSchema,
  verifyOtpRequestSchema,
  resendOtpRequestSchema,
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
  confirmEmailRequestSchema,
  linkRequestSchema,
  checkEmailResponseSchema,
  loginResponseSchema,
  verifyOtpResponseSchema,
  refreshResponseSchema,
  otpConfigSchema,
  resendOtpResponseSchema,
  type LoginRequest,
  type LoginResponse,
  type VerifyOtpRequest,
  type VerifyOtpResponse,
  type OtpNavigationState,
} from './auth/auth';
export { brand, brandCapitals, brandLogoSvg } from './platform/brand';
export { delay } from './lib/delay';
export { escapeHtml } from './lib/escape-html';
export { extensionPoints, type ExtensionPoint, type ModuleContribution } from './module/extension-points';
export {
  federationFiles,
  federationManifestFile,
  type FederationFiles,
  type FederationManifest,
} from './registry/federation-manifest';
export { firstScreen, sharedFiles, type FirstFile, type PageFiles } from './registry/first-screen';
export { limits } from './platform/limits';
export { isReadableText, trimText } from './lib/readable-text';
export { normalizeEmail, normalizeText, normalizePassword, normalizeUsername } from './lib/normalize';
export { figureOf, figureProblems } from './module/card-figure';
export { actionProblems, actionsOf } from './module/actions';
export { contributionProblems, contributionsOf } from './module/contributions';
export { maxTopicMessageBytes, maxTopics, topicProblems, topicRights, topicsOf } from './module/topics';
export { backendPath, backendProblems, hasBackend } from './module/backend';
export { pageNameProblems } from './module/pages';
export type { ModuleTexts, ModuleTranslations } from './module/texts';
export { localizeDescriptor, missingTranslations, translationProblems } from './module/translations';
export { openAccesses, routeAccesses, type RouteAccess } from './module/declared-rights';
export { inheritedNames, ownValue } from './lib/own-keys';
export { permissionLabelsOf, permissionProblems, routeRightProblems } from './module/permissions';
export { roleDefaultProblems, withDeclaredDefaults } from './module/role-defaults';
export {
  hostApiVersion,
  moduleStatuses,
  moduleIcons,
  moduleRouteSchema,
  moduleCardSchema,
  moduleManifestSchema,
  moduleDescriptorSchema,
  descriptorText,
  federationName,
  type ModuleAction,
  type ModuleRoute,
  type CardFigure,
  type ModuleCard,
  type ModuleManifest,
  type ModuleDescriptor,
} from './module/descriptor';
export { isLoopbackOrigin, overrideConsent, type OverrideConsent } from './module/override';
export { routeConflict } from './module/routes';
export {
  passwordCriteria,
  metPasswordCriteria,
  passwordStrength,
  type PasswordCriterion,
} from './auth/password-strength';
export {
  maxModuleReports,
  moduleHealthResponseSchema,
  moduleHealthPath,
  moduleHealthSchema,
  moduleReportSchema,
  moduleReportsRequestSchema,
  moduleResults,
  type ModuleHealth,
  type ModuleReport,
  type ModuleResult,
} from './module/reports';
export { newRequestId, readRequestId, requestIdHeader } from './platform/request-id';
export { paths, publicAuthPaths, isPublicAuthPath, publicApiPaths } from './platform/paths';
export {
  permissionNames,
  moduleRights,
  modulePermissionNames,
  knownModuleIds,
  isKnownModule,
  roleDefaults,
  effectivePermissionMap,
  effectivePermissions,
  includesPermissions,
  isFlagEffective,
  missingRight,
  type PermissionName,
  type ModuleRight,
  type ModulePermissions,
  type PermissionMap,
  type RoleDefaults,
  type KnownModuleId,
} from './user/permissions';
export {
  languages,
  timezones,
  dateFormats,
  timeFormats,
  editablePreferencesSchema,
  storedPreferencesSchema,
  permissionMapSchema,
  rolePermissionsResponseSchema,
  preferencesResponseSchema,
  defaultPreferences,
  type Language,
  type EditablePreferences,
  type StoredPreferences,
  type UserPreferences,
} from './user/preferences';
export {
  realtimeEvents,
  topicEventSchema,
  type ModuleTopic,
  type TopicName,
  realtimePath,
  isRealtimeCall,
  userActivitySchema,
  userConnectedSchema,
  userDisconnectedSchema,
  type RealtimeEvent,
  type UserActivity,
  type UserConnected,
} from './platform/realtime';
export {
  previewAddress,
  previewFile,
  previewHours,
  previewId,
  previewSchema,
  type Preview,
} from './registry/preview';
export { sharedRange } from './registry/shared-range';
export { addressMark, type CanaryUser } from './registry/canary-audience';
export {
  moduleHistorySchema,
  shellId,
  registryEntrySchema,
  currentVersions,
  formatRegistry,
  parseRegistry,
  versionFor,
  type Canary,
  type RegistryEntry,
  type ParsedRegistry,
} from './registry/registry';
export { roles, isRole, displayedRole, hasRole, type Role } from './user/roles';
export { httpOrigin, runtimeConfigSchema, type RuntimeConfig } from './platform/runtime-config';
export {
  userStatuses,
  displayedStatus,
  userSchema,
  fullName,
  meResponseSchema,
  type UserStatus,
  type User,
} from './user/user';
export {
  canGrantFlag,
  findLastSuperAdminId,
  getDenialReason,
  getMissingUserRight,
  getRoleDenialReason,
  holdsPermissions,
  isActiveSuperAdmin,
  lastSuperAdminAbilities,
  moreRightsAbilities,
  ownAccessFlags,
  type DenialReason,
  type PolicyActor,
  type PolicyTarget,
  type RoleDenialReason,
  type UserAbilities,
  type UserAction,
} from './user/user-policy';
export { sameUser, validateUsers } from './user/validate-users';
export { shellOfferFile, type ModuleImports, type ShellOffer } from './registry/shell-offer';
export { shellRelease } from './registry/shell-release';
export { canSeeActiveSessions } from './auth/session-policy';
export {
  activeSessionSchema,
  activeSessionsResponseSchema,
  sessionListResponseSchema,
  sessionSchema,
  sessionStatsResponseSchema,
  type ActiveSession,
  type SessionStats,
  type UserSession,
} from './auth/sessions';
export {
  sessionEndReason,
  sessionEndReasons,
  type SessionEndNavigationState,
  type SessionEndReason,
} from './auth/session-end';
export {
  avatarResponseSchema,
  avatarTypes,
  bulkActionRequestSchema,
  bulkActionResponseSchema,
  bulkActions,
  createUserRequestSchema,
  createUserResponseSchema,
  doneResponseSchema,
  generalUserSchema,
  passwordRequestSchema,
  passwordRequirementSchema,
  permissionsRequestSchema,
  idempotencyKeyHeader,
  seenVersionHeader,
  updateUserRequestSchema,
  userListResponseSchema,
  userResponseSchema,
  type BulkAction,
  type BulkActionRequest,
  type BulkActionResult,
  type CreateUserRequest,
  type UpdateUserRequest,
  type UserCounts,
} from './user/users';
export {
  defaultSettings,
  emailTemplates,
  layoutChoices,
  settingsBounds,
  settingsSchema,
  settingsTimezones,
  themeChoices,
  type Settings,
} from './platform/settings';
