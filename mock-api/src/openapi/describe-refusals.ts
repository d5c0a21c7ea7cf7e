import type { ApiErrorCode } from '@escale/contracts';
import { anySignedInUser, type Route } from '../http/define-route';
import { errorCatalogue } from './error-catalogue';
import type { JsonSchema } from './schema-of-yup';

const commonCodes: readonly ApiErrorCode[] = ['BAD_HOST', 'OVERLOADED', 'SERVER_ERROR'];
const changeCodes: readonly ApiErrorCode[] = [
  'BAD_ORIGIN',
  'BAD_JSON',
  'INVALID_BODY',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
];

/** Returns the codes with which a route can refuse a call: its own, and the common ones of its kind. */
export function refusalsOf({ method, schema, policy, document }: Route): ApiErrorCode[] {
  const codes = new Set<ApiErrorCode>(document.refusals);
  for (const code of commonCodes) codes.add(code);
  if (method !== 'GET') for (const code of changeCodes) codes.add(code);
  if (schema.query !== undefined) codes.add('INVALID_BODY');
  if (Object.keys(schema.params.fields).length > 0) codes.add('NOT_FOUND');
  if (policy.access === 'signed-in') codes.add('UNAUTHENTICATED');
  if (policy.access === 'signed-in' && policy.allows !== anySignedInUser) codes.add('FORBIDDEN');
  return [...codes];
}

function groupByStatus(codes: readonly ApiErrorCode[]): [status: number, codes: ApiErrorCode[]][] {
  const found = new Map<number, ApiErrorCode[]>();
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    found.set(status, [...(found.get(status) ?? []), code]);
  }
  return [...found];
}

/** Returns the error responses of a route by status; a status with a single code refers to a named response. */
export function describeRefusals(codes: readonly ApiErrorCode[]): Record<string, JsonSchema> {
  return Object.fromEntries(
    groupByStatus(codes).map(([status, some]) => [
      String(status),
      some.length === 1 ? { $ref: `#/components/responses/${some[0]}` } : describeRefusal(status, some),
    ]),
  );
}

/** Returns the named responses to which the routes refer. */
export function namedRefusals(routes: readonly Route[]): Record<string, JsonSchema> {
  const named: Record<string, JsonSchema> = {};
  for (const [status, codes] of routes.flatMap((route) => groupByStatus(refusalsOf(route))))
    if (codes.length === 1 && codes[0] !== undefined) named[codes[0]] = describeRefusal(status, codes);
  return named;
}

function describeRefusal(status: number, codes: readonly ApiErrorCode[]): JsonSchema {
  const waits = status === 429 || status === 503;
  const examples = codes.map((code) => {
    const { when, example } = errorCatalogue[code];
    return [code, { summary: when, value: { success: false, code, ...example } }];
  });
  return {
    description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].when}`).join('\n\n'),
    headers: {
      'Content-Language': { $ref: '#/components/headers/ContentLanguage' },
      ...(waits && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error', properties: { code: { enum: codes } } },
        examples: Object.fromEntries(examples) as JsonSchema,
      },
    },
  };
}
