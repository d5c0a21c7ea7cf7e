export { buildServer, type ServerOptions } from './server';
