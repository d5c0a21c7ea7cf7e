import { limits } from '@escale/contracts';
import { cookieNames } from '../http/cookies';
import type { Route } from '../http/define-route';
import { describeCookie } from './describe-cookie';
import { describeRefusals, refusalsOf } from './describe-refusals';
import { schemaOfYup, type JsonSchema } from './schema-of-yup';

/** Returns a path in the notation of OpenAPI. */
export const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function operationIdOf({ method, path }: Route): string {
  const words = path.split('/').filter((part) => part !== '');
  const named = words.map((word) => (word.startsWith(':') ? `By${capitalize(word.slice(1))}` : word));
  return [method.toLowerCase(), ...named.flatMap((word) => word.split(/[-.]/)).map(capitalize)].join('');
}

export const tagOf = ({ path }: Route) => path.split('/')[1] ?? '';

/** Returns the OpenAPI operation of a route. */
export function describeRoute(route: Route): JsonSchema {
  const { document } = route;
  const parameters = describeParameters(route);
  return {
    operationId: operationIdOf(route),
    tags: [tagOf(route)],
    summary: document.summary,
    ...(document.description !== undefined && { description: document.description }),
    ...(document.optional === true && { 'x-optional': true }),
    security: securityOf(route),
    ...(parameters.length > 0 && { parameters }),
    ...describeBody(route),
    responses: {
      '200': describeAnswer(route),
      ...(document.hasTag === true && {
        '304': { description: 'Not modified since the version that `If-None-Match` names.' },
      }),
      ...describeRefusals(refusalsOf(route)),
    },
  };
}

function securityOf({ policy, document: { needsCookies = [] } }: Route): JsonSchema[] {
  if (policy.access === 'signed-in') return [{ accessToken: [] }];
  const cookies = needsCookies.map((name) => [`${name}Cookie`, []]);
  return cookies.length === 0 ? [] : [Object.fromEntries(cookies) as JsonSchema];
}

function describeParameters({ schema, document }: Route): JsonSchema[] {
  const place = (where: string, given: Parameters<typeof schemaOfYup>[0] | undefined) => {
    if (given === undefined) return [];
    const { properties } = schemaOfYup(given);
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: where,
      ...(where === 'path' && { required: true }),
      schema: one,
    }));
  };
  const version = {
    name: 'If-Match',
    in: 'header',
    description:
      'The `updatedAt` of the version that the user edited, in quotes. Without this header, the server does not compare versions.',
    schema: { type: 'string' },
    example: '"2026-11-21T08:00:00.000Z"',
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A random key chosen by the caller and sent again with each retry. If a response is lost, the retry gets the result of the first call, and nothing happens twice. Servers may ignore the key.',
    schema: { type: 'string', minLength: 16, maxLength: 130 },
    example: '"8e03978e-40d5-43e8-bc93-6894a57f9324"',
  };
  const tag = {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of the version that the caller already has.',
    schema: { type: 'string' },
  };
  const cookies = (document.readsCookies ?? []).map((name) => ({
    ...describeCookie(name),
    schema: { type: 'string' },
  }));
  return [
    ...place('path', schema.params),
    ...place('query', schema.query),
    ...(document.comparesVersion === true ? [version] : []),
    ...(document.readsKey === true ? [key] : []),
    ...(document.hasTag === true ? [tag] : []),
    ...cookies,
  ];
}

function describeBody({ method, schema, accepts, document }: Route): JsonSchema {
  if (accepts?.file === true)
    return {
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: {
                avatar: {
                  type: 'string',
                  format: 'binary',
                  description: `The picture file, at most ${limits.avatarMaxBytes} bytes.`,
                },
              },
              required: ['avatar'],
              additionalProperties: false,
            },
          },
        },
      },
    };
  if (method === 'GET' || Object.keys(schema.body.fields).length === 0) return {};
  const body = schemaOfYup(schema.body, document.bodyFields);
  return {
    requestBody: {
      required: (body.required ?? []).length > 0,
      content: { 'application/json': { schema: body } },
    },
  };
}

function describeAnswer({ document }: Route): JsonSchema {
  const { answer, contentType = 'application/json', hasTag, setsCookies = [] } = document;
  const cookies = setsCookies.map((cookie) => `\`${cookieNames[cookie]}\``).join(', ');
  const headers = {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(hasTag === true && { ETag: { $ref: '#/components/headers/Tag' } }),
    ...(setsCookies.length > 0 && {
      'Set-Cookie': {
        description: `Sets or clears ${cookies}; attributes: HttpOnly, SameSite=Strict, Path=/, and Secure over HTTPS.`,
        schema: { type: 'string' },
      },
    }),
  };
  return { description: 'Success.', headers, content: { [contentType]: { schema: answer } } };
}
