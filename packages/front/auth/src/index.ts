export { meQueryOptions } from './session/me-query';
export { ModuleGate, type ModuleGateProps } from './rights/module-gate';
export { RoleDefaultsContext, useRoleDefaults } from './rights/role-defaults';
export { useOwnPreferences, usePermissions, type Permissions } from './rights/permissions';
export { UserLocale } from './rights/user-locale';
export { createSession, type Session } from './session/session';
export {
  SessionProvider,
  useCurrentUser,
  useIsProofAsked,
  useSession,
  useSessionActions,
  type CurrentSession,
  type SessionProviderProps,
} from './session/session-provider';
export type { SessionEnd, SessionStatus } from './state/session-slice';
export {
  addSlice,
  createAppStore,
  useIdleEnd,
  useSessionEnd,
  useSessionEndReason,
  useSessionStatus,
  type AppStore,
  type AppState,
} from './state/store';
