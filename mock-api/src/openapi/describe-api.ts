import { Type } from '@sinclair/typebox';
import { apiErrorCodes, brand, requestIdHeader, sessionEndReasons } from '@escale/contracts';
import { count, mapOf } from '../http/answers';
import type { Route } from '../http/define-route';
import { describeCookie } from './describe-cookie';
import { namedRefusals } from './describe-refusals';
import { describeRoute, tagOf, templateOf } from './describe-route';
import { nameSchemas } from './name-schemas';
import { realtimeDescription } from './realtime-answers';
import type { JsonSchema } from './schema-of-yup';

/** Version of the description: a breaking change raises its major number. */
const version = '1.0.0';

const tags: Readonly<Record<string, string>> = {
  health: 'Whether the service answers',
  auth: 'Sign-in, session and password',
  users: 'Accounts: profile, preferences, permissions, sessions, audit log',
  sessions: 'Active sessions of everybody',
  roles: 'Permissions of roles',
  avatars: 'Pictures of accounts',
  reports: 'What browsers report of modules',
  'openapi.json': 'This description',
  docs: 'This description as a page',
};

const about = `The calls of ${brand.name}, held to which a company's own server takes the place of this one.

Every refusal is an \`Error\`: \`error\` is a sentence for people, in the language of \`Accept-Language\` (fr, en or ar; French by default), which \`Content-Language\` names. 401 means that the token is over, 403 that a right is missing; a broken rule, a wrong password, code or link is 400, 409 or 422. Other methods of a path answer 405 with \`Allow\`.

Calls with \`x-optional\` are beyond the specification: a server may answer 404, and what needs them disappears. Fields that are not required may be left out. The live connection is described in \`x-realtime\`.`;

const error = Type.Object(
  {
    success: Type.Optional(Type.Literal(false)),
    code: Type.Optional(
      Type.Unsafe({ type: 'string', enum: apiErrorCodes, description: 'Stable code for programs.' }),
    ),
    error: Type.String({
      minLength: 1,
      description: 'A sentence for people, in the language of `Content-Language`.',
    }),
    cooldownSeconds: Type.Optional(Type.Integer({ minimum: 0, description: 'How long to wait, for a 429.' })),
    fields: Type.Optional(mapOf(Type.String(), { description: 'A sentence for each refused field.' })),
    successCount: Type.Optional(count('How many accounts a bulk action had changed when it was ended.')),
    sessionEnd: Type.Optional(
      Type.Unsafe({ type: 'string', enum: sessionEndReasons, description: 'Why a session is over.' }),
    ),
  },
  { $id: 'Error', description: 'Body of every refusal.' },
);

/** Authentication of these routes. */
function securitySchemesOf(routes: readonly Route[]): JsonSchema {
  const cookies = new Set(routes.flatMap(({ document }) => document.needsCookies ?? []));
  return {
    accessToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'Of a sign-in or a refresh. Cookies count for sign-in, refresh and sign-out alone.',
    },
    ...Object.fromEntries(
      [...cookies].map((cookie) => [`${cookie}Cookie`, { type: 'apiKey', ...describeCookie(cookie) }]),
    ),
  };
}

const headers: JsonSchema = {
  RequestId: {
    description: `Finds the call in the logs; \`${requestIdHeader}\` of the caller is taken. Optional for a server.`,
    schema: { type: 'string' },
  },
  ContentLanguage: {
    description: 'Language of the sentences: fr, en or ar. Without it they count as French.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } },
  Tag: { description: 'Names this state of the answer, for `If-None-Match`.', schema: { type: 'string' } },
};

/** The OpenAPI document of a route table. */
export function describeApi(routes: readonly Route[]): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = templateOf(route.path);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  const used = [...new Set(routes.map(tagOf))];
  const { value, schemas } = nameSchemas({ paths, error });
  const described = value as { paths: JsonSchema };
  return {
    openapi: '3.1.1',
    info: { title: `${brand.name} API`, version, description: about },
    servers: [{ url: '/api', description: 'On the origin of the application' }],
    tags: used.map((name) => ({ name, description: tags[name] ?? name })),
    paths: described.paths,
    components: {
      securitySchemes: securitySchemesOf(routes),
      headers,
      responses: namedRefusals(routes),
      schemas,
    },
    'x-realtime': realtimeDescription,
  };
}
