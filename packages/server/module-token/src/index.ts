export { moduleUser, requireUserInExpress, requireUserInFastify } from './adapters';
export { createTokenVerifier, type ModuleUser, type TokenOptions, type VerifyToken } from './verify-token';
