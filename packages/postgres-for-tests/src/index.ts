export { findWithClient } from './binaries';
export { createDatabase, queryOn } from './databases';
export { startPostgres, whyNoPostgres, type TestPostgres } from './start-postgres';
