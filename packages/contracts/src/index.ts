export { apiErrorCodes, type ApiErrorCode, type ApiErrorBody } from './api-error';
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
} from './audit';
export { auditRangeSchema, type AuditRange } from './audit-range';
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
} from './auth';
export { brand, brandCapitals, brandLogoSvg } from './brand';
export { escapeHtml } from './escape-html';
export { extensionPoints, type ExtensionPoint, type ModuleContribution } from './extension-points';
export {
  federationFiles,
  federationManifestFile,
  type FederationFiles,
  type FederationManifest,
} from './federation-manifest';
export { firstScreen, sharedFiles, type FirstFile, type PageFiles } from './first-screen';
export { limits } from './limits';
export { isReadableText, trimText } from './readable-text';
export { oneEmail, oneForm, onePassword, oneUsername } from './one-spelling';
export { figureOf, figureProblems } from './card-figure';
export { actionProblems, actionsOf } from './module-actions';
export { contributionProblems, contributionsOf } from './module-contributions';
export { maxTopicMessageBytes, maxTopics, topicProblems, topicRights, topicsOf } from './module-topics';
export { pageNameProblems } from './module-pages';
export type { ModuleTexts, ModuleTranslations } from './module-texts';
export { localizeDescriptor, missingTranslations, translationProblems } from './module-translations';
export { openAccesses, routeAccesses, type RouteAccess } from './declared-rights';
export { inheritedNames, ownValue } from './own-keys';
export { permissionLabelsOf, permissionProblems, routeRightProblems } from './module-permissions';
export { roleDefaultProblems, withDeclaredDefaults } from './module-role-defaults';
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
} from './module-descriptor';
export { isLoopbackOrigin, overrideConsent, type OverrideConsent } from './module-override';
export { routeConflict } from './module-routes';
export {
  passwordCriteria,
  metPasswordCriteria,
  passwordStrength,
  type PasswordCriterion,
} from './password-strength';
export {
  maxModuleReports,
  moduleHealthResponseSchema,
  moduleHealthSchema,
  moduleReportSchema,
  moduleReportsRequestSchema,
  moduleResults,
  type ModuleHealth,
  type ModuleReport,
  type ModuleResult,
} from './module-reports';
export { newRequestId, readRequestId, requestIdHeader } from './request-id';
export { paths, publicAuthPaths, isPublicAuthPath, publicApiPaths } from './paths';
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
} from './permissions';
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
} from './preferences';
export {
  realtimeEvents,
  topicEventSchema,
  type ModuleTopic,
  type TopicName,
  realtimePath,
  userActivitySchema,
  userConnectedSchema,
  userDisconnectedSchema,
  type RealtimeEvent,
  type UserActivity,
  type UserConnected,
} from './realtime';
export { addressMark, type CanaryUser } from './canary-audience';
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
} from './registry';
export { roles, isRole, displayedRole, hasRole, type Role } from './roles';
export { httpOrigin, runtimeConfigSchema, type RuntimeConfig } from './runtime-config';
export {
  userStatuses,
  displayedStatus,
  userSchema,
  fullName,
  meResponseSchema,
  type UserStatus,
  type User,
} from './user';
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
} from './user-policy';
export { sameUser, validateUsers } from './validate-users';
export { shellOfferFile, type ModuleImports, type ShellOffer } from './shell-offer';
export { shellRelease } from './shell-release';
export { canSeeActiveSessions } from './session-policy';
export {
  activeSessionSchema,
  activeSessionsResponseSchema,
  sessionListResponseSchema,
  sessionSchema,
  sessionStatsResponseSchema,
  type ActiveSession,
  type SessionStats,
  type UserSession,
} from './sessions';
export {
  sessionEndReason,
  sessionEndReasons,
  type SessionEndNavigationState,
  type SessionEndReason,
} from './session-end';
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
} from './users';
export {
  defaultSettings,
  emailTemplates,
  layoutChoices,
  settingsBounds,
  settingsSchema,
  settingsTimezones,
  themeChoices,
  type Settings,
} from './settings';
