export { createRealtimeEventHandlers, type RealtimeEventHandlers } from './event-handlers';
export { RealtimeProvider } from './realtime-provider';
export type { FeedEntry, RealtimeState, RealtimeStatus } from './realtime-slice';
export { useRealtime, useUserConnected } from './use-realtime';
export { useTopic, type TopicHandlers } from './use-topic';
