export { buildUser } from './build-user';
