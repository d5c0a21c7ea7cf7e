export { createRealtimeInbox, type RealtimeInbox } from './inbox';
export { RealtimeProvider } from './realtime-provider';
export type { FeedEntry, RealtimeState, RealtimeStatus } from './realtime-slice';
export { useRealtime, useUserConnected } from './use-realtime';
