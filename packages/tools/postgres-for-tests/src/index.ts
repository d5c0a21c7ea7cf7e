export { findWithClient } from './binaries';
export { createDatabase, queryOn } from './databases';
export { startListenerProxy, type ListenerProxy } from './listener-proxy';
export { startPostgres, postgresUnavailableReason, type TestPostgres } from './start-postgres';
