import { Type } from '@sinclair/typebox';
import { defineRoute, type Route } from '../http/define-route';
import { PreparedAnswer } from '../http/prepared-answer';
import { emptyObject } from '../http/validate';
import { describeApi } from './describe-api';
import { docsContentPolicy, docsPage } from './docs-page';
import type { JsonSchema } from './schema-of-yup';

const lazy = <T>(make: () => T) => {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/** Creates the routes that describe all routes, including themselves: one as an OpenAPI document, one as a page. */
export function createOpenApiRoutes(routes: () => readonly Route[]): Route[] {
  const document = lazy(() => describeApi(routes()));
  const answer = lazy(() => new PreparedAnswer(document()));
  const page = lazy(() => docsPage(document()));
  const getOpenApi = defineRoute({
    method: 'GET',
    path: '/openapi.json',
    schema: { body: emptyObject, params: emptyObject },
    policy: { access: 'public' },
    document: {
      summary: 'Get this document in OpenAPI 3.1',
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
      summary: 'Get this document as a web page',
      answer: Type.String(),
      contentType: 'text/html',
      optional: true,
    },
    act: ({ reply }) => {
      reply.type('text/html; charset=utf-8').header('content-security-policy', docsContentPolicy);
      return Promise.resolve(Buffer.from(page()));
    },
    present: (html) => html,
  });
  return [getOpenApi, getDocs];
}
