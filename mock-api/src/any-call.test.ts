import { createContract, readApiDocument, type ApiOperation } from '@escale/conformance/contract';
import fc, { type Arbitrary } from 'fast-check';
import { bodyOf, nearlyValid, type JsonSchema } from '../testing/test-arbitraries';
import { createTestRegistry, yard } from '../testing/test-registry';
import { accounts, bearerHeaders, signIn, startTestServer, type TestServer } from '../testing/test-server';

const { file: MODULE_REGISTRY } = createTestRegistry(yard);
let server: TestServer;
let token: string;
/** Ids of the accounts that calls may change. */
let otherIds: string[];
let ownId: string;
beforeAll(async () => {
  // Limits so high that no call of this test exceeds them.
  const many = Object.fromEntries(
    ['ACCOUNT_FAILURES', 'ADDRESS_FAILURES', 'CODE_FAILURES', 'CODE_MAILS', 'UNKNOWN_EMAILS', 'RESET_MAILS']
      .concat('RESET_ADDRESS', 'MODULE_REPORTS')
      .map((name) => [`LIMIT_${name}`, '100000']),
  );
  server = await startTestServer({ ...many, MODULE_REGISTRY });
  const client = server.client();
  const { accessToken, user } = await signIn(server, client, accounts.superAdmin);
  token = accessToken;
  ownId = user.id;
  const { body } = await client.get('/users', bearerHeaders(token));
  otherIds = (body as { data: { id: string }[] }).data.map(({ id }) => id).filter((id) => id !== user.id);
});
afterAll(() => server.close());

const document = readApiDocument();
const contract = createContract(document, { exact: true });
const runsPerRoute = Number(process.env.FAST_CHECK_RUNS ?? 25);
/** After this time, a route needs only `minCalls` calls instead of `runsPerRoute`. */
const routeTimeMs = 60 * runsPerRoute;
const [minCalls, maxCalls] = [5, 200];
/**
 * Routes on which no generated call succeeds, since each of them needs something real: an address, a code, a link, a cookie, a
 * module with a back end, a picture, a session or a time zone.
 */
const neverSuccessfulRoutes = [
  'POST /auth/check-email',
  'POST /auth/login',
  'POST /auth/verify-otp',
  'POST /auth/resend-otp',
  'POST /auth/check-link',
  'POST /auth/reset-password',
  'POST /auth/confirm-email',
  'POST /auth/report-sign-in',
  'POST /auth/refresh',
  'POST /auth/module-token/{module}',
  'POST /modules/{module}/topics/{topic}',
  'PUT /users/{id}/preferences',
  'POST /users/{id}/avatar',
  'GET /avatars/{name}',
  'DELETE /users/{id}/sessions/{sessionId}',
];
const answerTimeoutMs = 5_000;

interface GeneratedCall {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Calls on preferences use the id of the caller, all others the ids of accounts that calls may change. */
const idsFor = (template: string) => (template.endsWith('/preferences') ? [ownId] : otherIds);

const encodeText = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\p{Cs}/gu, ''));

/** Returns a schema with its references inlined. */
function inlineReferences(schema: unknown): JsonSchema | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const of = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref !== undefined) return of(document.components.schemas[$ref.split('/').at(-1) ?? '']);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, of(inner)]));
  };
  return of(schema) as JsonSchema;
}

function callsOf(method: string, template: string, operation: ApiOperation): Arbitrary<GeneratedCall> {
  const parameters = operation.parameters ?? [];
  const valueOf = (name: string, schema: JsonSchema) =>
    name === 'id' ? fc.oneof(fc.constantFrom(...idsFor(template)), nearlyValid(schema)) : nearlyValid(schema);
  const by = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, valueOf(name, schema)]),
      ),
      { requiredKeys: place === 'path' ? undefined : [] },
    ) as Arbitrary<Record<string, unknown>>;
  const [[type, content] = ['application/json', undefined]] = Object.entries(
    operation.requestBody?.content ?? {},
  );
  const body = method === 'get' ? fc.constant(undefined) : bodyOf(inlineReferences(content?.schema));
  const types = fc.oneof(
    { weight: 9, arbitrary: fc.constant(type) },
    { weight: 1, arbitrary: fc.constant('text/xml') },
  );
  return fc
    .tuple(by('path'), by('query'), by('header'), body, types, fc.boolean())
    .map(([inPath, inQuery, inHeader, sent, contentType, isSignedIn]) => ({
      path:
        template.replace(/\{(\w+)\}/g, (_, name: string) => encodeText(inPath[name])) +
        `?${Object.entries(inQuery)
          .map(([name, value]) => `${name}=${encodeText(value)}`)
          .join('&')}`,
      headers: {
        ...(sent !== undefined && { 'content-type': contentType }),
        ...(isSignedIn && bearerHeaders(token)),
        ...Object.fromEntries(Object.entries(inHeader).map(([name, value]) => [name, encodeText(value)])),
      },
      ...(sent !== undefined && { body: sent }),
    }));
}

/** Makes a call, validates its answer against the OpenAPI document, and returns its status. */
async function sendCall(method: string, { path, headers, body }: GeneratedCall): Promise<number> {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method: method.toUpperCase(),
    headers,
    signal: AbortSignal.timeout(answerTimeoutMs),
    ...(body !== undefined && { body }),
  });
  const answered = await answer.text();
  expect(answer.status).toBeLessThan(500);
  expect(answered).not.toMatch(/\n {4}at |node_modules|\.ts:\d|Failed query/);
  const contentType = answer.headers.get('content-type') ?? '';
  const seen = contentType.startsWith('application/json') ? (JSON.parse(answered) as unknown) : answered;
  const pathname = path.split('?')[0] ?? '';
  const call = { method, path: pathname, status: answer.status, contentType, body: seen };
  expect(contract.problemsOf(call)).toEqual([]);
  return answer.status;
}

const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${template}`, method, template, operation] as const,
  ),
);
// Sign-out comes last, since it ends the session of the token.
const lastOperations = operations.filter(([name]) => name === 'POST /auth/logout');

test.each([...operations.filter((one) => !lastOperations.includes(one)), ...lastOperations])(
  '%s: the answer to any input matches the API description',
  async (...row) => {
    const [name, method, template, operation] = row;
    const calls = callsOf(method, template, operation);
    // The seed is fixed, so that the gate is reproducible; FAST_CHECK_SEED and FAST_CHECK_RUNS override it.
    const seed = Number(process.env.FAST_CHECK_SEED ?? 16);
    const end = performance.now() + routeTimeMs;
    const statuses: number[] = [];
    const succeeds = () => statuses.some((status) => status < 300);
    const isEnough = () =>
      statuses.length >= minCalls &&
      (succeeds() || neverSuccessfulRoutes.includes(name)) &&
      (statuses.length >= runsPerRoute || performance.now() > end);
    const property = fc.asyncProperty(calls, async (call) => {
      if (!isEnough()) statuses.push(await sendCall(method, call));
    });
    for (let first = 0; first < Math.max(runsPerRoute, maxCalls) && !isEnough(); first += runsPerRoute)
      await fc.assert(property, { numRuns: runsPerRoute, seed: seed + first, endOnFailure: true });
    expect(statuses.length).toBeGreaterThanOrEqual(minCalls);
    expect(succeeds()).toBe(!neverSuccessfulRoutes.includes(name));
  },
  60_000,
);
