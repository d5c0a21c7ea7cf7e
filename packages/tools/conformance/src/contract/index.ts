export { documentFile, readApiDocument, type ApiDocument, type ApiOperation } from './api-document';
export { createContract, type Contract, type SeenAnswer } from './contract';
