import { Type } from '@sinclair/typebox';
import { apiErrorCodes, brand, requestIdHeader, sessionEndReasons } from '@escale/contracts';
import { countSchema, mapOf } from '../http/answers';
import type { Route } from '../http/define-route';
import { describeCookie } from './describe-cookie';
import { namedRefusals } from './describe-refusals';
import { describeRoute, tagOf, templateOf } from './describe-route';
import { nameSchemas } from './name-schemas';
import { realtimeDescription } from './realtime-answers';
import type { JsonSchema } from './schema-of-yup';

/** Version of the API; a breaking change raises its major number. */
const apiVersion = '1.0.0';

const tagDescriptions: Readonly<Record<string, string>> = {
  health: 'Health check',
  auth: 'Sign-in, sessions and passwords',
  users: 'Accounts: profiles, preferences, permissions, sessions and audit log',
  sessions: 'Active sessions of all users',
  roles: 'Role permissions',
  avatars: 'Profile pictures',
  '.well-known': 'Keys that verify the tokens of users for back ends of modules',
  modules: 'Live topics of modules',
  reports: 'Reports of browsers about modules',
  'openapi.json': 'This document',
  docs: 'This document as a web page',
};

const apiDescription = `The API of the ${brand.name} back office. A company that replaces this server with its own has to implement these calls.

Every error response is an \`Error\`. Its \`error\` is a sentence for the user, in the language that \`Accept-Language\` requests (fr, en or ar; French by default); \`Content-Language\` names that language. 401 means that the token is missing or no longer valid, 403 that a permission is missing. 400, 409 and 422 report invalid input, a violated rule, or a wrong password, code or link. A path answers other methods with 405 and \`Allow\`.

Calls marked \`x-optional\` are not in the specification: a server may answer 404, and clients then hide the features that need the call. Properties that are not required may be omitted. \`x-realtime\` describes the live connection.`;

const errorSchema = Type.Object(
  {
    success: Type.Optional(Type.Literal(false)),
    code: Type.Optional(
      Type.Unsafe({ type: 'string', enum: apiErrorCodes, description: 'Stable error code for programs.' }),
    ),
    error: Type.String({
      minLength: 1,
      description: 'A sentence for the user, in the language that `Content-Language` names.',
    }),
    cooldownSeconds: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Seconds to wait before the next attempt (429 only).' }),
    ),
    fields: Type.Optional(
      mapOf(Type.String(), { description: 'A sentence for each invalid field, keyed by field name.' }),
    ),
    successCount: Type.Optional(
      countSchema('Number of accounts that a bulk action had changed before it was aborted.'),
    ),
    sessionEnd: Type.Optional(
      Type.Unsafe({ type: 'string', enum: sessionEndReasons, description: 'Why the session ended.' }),
    ),
  },
  { $id: 'Error', description: 'Body of every error response.' },
);

/** Describes the ways in which callers of these routes authenticate. */
function securitySchemesOf(routes: readonly Route[]): JsonSchema {
  const cookies = new Set(routes.flatMap(({ document }) => document.needsCookies ?? []));
  return {
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      description:
        'The access token from a sign-in or a refresh. Cookies authenticate only sign-in, refresh and sign-out.',
    },
    ...Object.fromEntries(
      [...cookies].map((cookie) => [`${cookie}Cookie`, { type: 'apiKey', ...describeCookie(cookie) }]),
    ),
  };
}

const headerComponents: JsonSchema = {
  RequestId: {
    description: `Identifies the call in the logs. The server adopts the \`${requestIdHeader}\` of the caller, if any. Optional for servers.`,
    schema: { type: 'string' },
  },
  ContentLanguage: {
    description: 'Language of the sentences in the body: fr, en or ar; French if the header is missing.',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next attempt.',
    schema: { type: 'integer', minimum: 0 },
  },
  Tag: {
    description: 'Identifies this version of the response, for `If-None-Match`.',
    schema: { type: 'string' },
  },
};

/** Returns the OpenAPI document of a route table. */
export function describeApi(routes: readonly Route[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = templateOf(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  const used = [...new Set(routes.map(tagOf))];
  const { value, schemas } = nameSchemas({ paths, error: errorSchema });
  const described = value as { paths: JsonSchema };
  return {
    openapi: '3.1.1',
    info: { title: `${brand.name} API`, version: apiVersion, description: apiDescription },
    servers: [{ url: '/api', description: 'Same origin as the application' }],
    tags: used.map((name) => ({ name, description: tagDescriptions[name] ?? name })),
    paths: described.paths,
    components: {
      securitySchemes: securitySchemesOf(routes),
      headers: headerComponents,
      responses: namedRefusals(routes),
      schemas,
    },
    'x-realtime': realtimeDescription,
  };
}
