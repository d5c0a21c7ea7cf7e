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
export { limits } from './limits';
export {
  hostApiVersion,
  routeAccesses,
  moduleStatuses,
  moduleIcons,
  moduleRouteSchema,
  moduleCardSchema,
  moduleManifestSchema,
  moduleDescriptorSchema,
  federationName,
  type RouteAccess,
  type ModuleRoute,
  type ModuleCard,
  type ModuleManifest,
  type ModuleDescriptor,
} from './module-descriptor';
export {
  passwordCriteria,
  metPasswordCriteria,
  passwordStrength,
  type PasswordCriterion,
} from './password-strength';
export { paths, publicAuthPaths, isPublicAuthPath, publicApiPaths } from './paths';
export {
  permissionNames,
  moduleRights,
  modulePermissionNames,
  knownModuleIds,
  roleDefaults,
  effectivePermissions,
  missingRight,
  type PermissionName,
  type ModuleRight,
  type ModulePermissions,
  type PermissionMap,
  type KnownModuleId,
} from './permissions';
export {
  languages,
  timezones,
  dateFormats,
  timeFormats,
  editablePreferencesSchema,
  permissionMapSchema,
  preferencesResponseSchema,
  defaultPreferences,
  type Language,
  type EditablePreferences,
  type UserPreferences,
} from './preferences';
export {
  realtimeEvents,
  realtimePath,
  userActivitySchema,
  userConnectedSchema,
  userDisconnectedSchema,
  type RealtimeEvent,
  type UserActivity,
  type UserConnected,
} from './realtime';
export {
  registryEntrySchema,
  formatRegistry,
  parseRegistry,
  type RegistryEntry,
  type ParsedRegistry,
} from './registry';
export { roles, isRole, displayedRole, hasRole, type Role } from './roles';
export { runtimeConfigSchema, type RuntimeConfig } from './runtime-config';
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
  sessionListResponseSchema,
  sessionSchema,
  sessionStatsResponseSchema,
  type SessionStats,
  type UserSession,
} from './sessions';
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
  seenVersionHeader,
  updateUserRequestSchema,
  userListResponseSchema,
  userResponseSchema,
  type BulkAction,
  type BulkActionResult,
  type CreateUserRequest,
  type UpdateUserRequest,
} from './users';
