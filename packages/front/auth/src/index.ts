export { meQueryOptions } from './me-query';
export { ModuleGate, type ModuleGateProps } from './module-gate';
export { RoleDefaultsContext, useRoleDefaults } from './role-defaults';
export { useOwnPreferences, usePermissions, type Permissions } from './permissions';
export { createSession, type Session } from './session';
export {
  SessionProvider,
  useCurrentUser,
  useIsProofAsked,
  useSession,
  useSessionActions,
  type CurrentSession,
  type SessionProviderProps,
} from './session-provider';
export type { SessionEnd, SessionStatus } from './session-slice';
export {
  addSlice,
  createAppStore,
  useIdleEnd,
  useSessionEnd,
  useSessionEndReason,
  useSessionStatus,
  type AppStore,
  type AppState,
} from './store';
