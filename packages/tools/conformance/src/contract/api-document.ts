import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface ApiAnswer {
  description: string;
  content?: Record<string, { schema: object }>;
}

export interface ApiOperation {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, ApiAnswer | { $ref: string }>;
  /** True for a call beyond the specification: a server may answer 404. */
  'x-optional'?: boolean;
}

/** The part of the OpenAPI document that this package reads. */
export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, ApiOperation>>;
  components: { schemas: Record<string, object>; responses: Record<string, ApiAnswer> };
  'x-realtime': { path: string; events: Record<string, object> };
}

/** The path of the document, written by the reference back end (`pnpm openapi`). */
export const documentFile = path.join(import.meta.dirname, 'openapi.json');

/** Reads the contract: the OpenAPI document against which servers are checked. */
export function readApiDocument(): ApiDocument {
  return JSON.parse(readFileSync(documentFile, 'utf8')) as ApiDocument;
}
