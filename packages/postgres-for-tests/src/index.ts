export { findWithClient } from './binaries';
export { createDatabase, queryOn } from './databases';
export { noPostgres, startPostgres, type TestPostgres } from './start-postgres';
