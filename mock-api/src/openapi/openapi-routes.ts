import { Type } from '@sinclair/typebox';
import { defineRoute, type Route } from '../http/define-route';
import { PreparedAnswer } from '../http/prepared-answer';
import { emptyObject } from '../http/validate';
import { describeApi } from './describe-api';
import { docsPage, docsPolicy } from './docs-page';
import type { JsonSchema } from './schema-of-yup';

const once = <T>(make: () => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** The calls that serve the description of all calls, themselves included: as an OpenAPI document and as a page. */
export function createOpenApiRoutes(routes: () => readonly Route[]): Route[] {
  const document = once(() => describeApi(routes()));
  const answer = once(() => new PreparedAnswer(document()));
  const page = once(() => docsPage(document()));
  const getOpenApi = defineRoute({
    method: 'GET',
    path: '/openapi.json',
    schema: { body: emptyObject, params: emptyObject },
    policy: { access: 'public' },
    document: {
      summary: 'This description, as OpenAPI 3.1',
      answer: Type.Unsafe<JsonSchema>({ type: 'object' }),
      optional: true,
      hasTag: true,
    },
    act: () => Promise.resolve(answer()),
    present: (prepared) => prepared,
  });
  const getDocs = defineRoute({
    method: 'GET',
    path: '/docs',
    schema: { body: emptyObject, params: emptyObject },
    policy: { access: 'public' },
    document: {
      summary: 'This description, as a page',
      answer: Type.String(),
      contentType: 'text/html',
      optional: true,
    },
    act: ({ reply }) => {
      reply.type('text/html; charset=utf-8').header('content-security-policy', docsPolicy);
      return Promise.resolve(Buffer.from(page()));
    },
    present: (html) => html,
  });
  return [getOpenApi, getDocs];
}
