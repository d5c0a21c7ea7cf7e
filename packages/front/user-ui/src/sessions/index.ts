export { ActiveSessionsLink } from './active-sessions-link';
export { activeSessionsQueryOptions } from './active-sessions-query';
export { useSessionsActor, type SessionsActor } from './use-sessions-actor';
export { useForceLogout } from './use-force-logout';
