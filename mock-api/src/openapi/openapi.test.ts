import { readFileSync } from 'node:fs';
import { apiErrorCodes } from '@escale/contracts';
import { routes } from '../routes';
import { accounts, testServer } from '../../testing/test-server';
import { describeApi } from './describe-api';
import { errorCatalogue } from './error-catalogue';
import { openApiFile, openApiText } from './openapi-file';

const server = testServer();

interface Operation {
  operationId: string;
  security: object[];
  responses: Record<string, object>;
}
interface DescribedApi {
  paths: Record<string, Record<string, Operation>>;
}

const described = describeApi(routes) as unknown as DescribedApi;
const operations = Object.values(described.paths).flatMap((methods) => Object.values(methods));

test('the committed description matches the routes (pnpm openapi)', () => {
  expect(readFileSync(openApiFile, 'utf8')).toBe(openApiText(routes));
});

test('every route is described once, under a name of its own', () => {
  expect(operations).toHaveLength(routes.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(routes.length);
});

test('every error code, except for unknown methods and the gateway, is an answer with an example', () => {
  const text = openApiText(routes);
  const missing = apiErrorCodes.filter((code) => !text.includes(`"summary": "${errorCatalogue[code].when}`));
  expect(missing).toEqual(['METHOD_NOT_ALLOWED', 'BACKEND_UNAVAILABLE', 'BACKEND_TIMEOUT']);
});

test('a call that needs a cookie names it, and is refused without it', async () => {
  const bodies: Record<string, object> = {
    '/auth/refresh': {},
    '/auth/verify-otp': { email: accounts.admin.email, otpCode: '123456' },
    '/auth/resend-otp': { email: accounts.admin.email },
  };
  const named = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ security }) => (usesOnlyCookies(security) ? [[path, security]] : [])),
  );
  expect(Object.fromEntries(named)).toEqual({
    '/auth/refresh': [{ refreshCookie: [] }],
    '/auth/verify-otp': [{ signInCookie: [] }],
    '/auth/resend-otp': [{ signInCookie: [] }],
  });
  for (const [path, body] of Object.entries(bodies))
    expect((await server.client().post(path, body)).status).toBeGreaterThanOrEqual(400);
});

const usesOnlyCookies = (security: object[]) =>
  security.length > 0 && security.every((one) => !('accessToken' in one));

test('the description is served to everyone, with 304 to callers who have it', async () => {
  const answer = await server.client().get('/openapi.json');
  expect(answer.body).toEqual(JSON.parse(openApiText(routes)));
  const again = await fetch(`${server.origin}/api/openapi.json`, {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('the page names every call and runs without scripts', async () => {
  const answer = await fetch(`${server.origin}/api/docs`);
  const html = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src/);
  expect(html).not.toMatch(/<script|undefined|\[object/);
  const shown = [...html.matchAll(/<section id="([a-z]\w+)"><h3><b>/g)].map(([, id]) => id);
  expect(shown.sort()).toEqual(operations.map(({ operationId }) => operationId).sort());
  for (const [, target = ''] of html.matchAll(/href="#([\w-]+)"/g)) expect(html).toContain(`id="${target}"`);
});
