import { createContract, readApiDocument, type ApiOperation } from '@escale/conformance/contract';
import fc, { type Arbitrary } from 'fast-check';
import { bodyOf, close, type Schema } from '../testing/test-arbitraries';
import { createTestRegistry, yard } from '../testing/test-registry';
import { accounts, bearer, signIn, startTestServer, type TestServer } from '../testing/test-server';

const { file: MODULE_REGISTRY } = createTestRegistry(yard);
let server: TestServer;
let token: string;
/** Accounts that calls may change. */
let others: string[];
let own: string;
beforeAll(async () => {
  // Limits so high that none of them refuses a call of this test.
  const many = Object.fromEntries(
    ['ACCOUNT_FAILURES', 'ADDRESS_FAILURES', 'CODE_FAILURES', 'CODE_MAILS', 'UNKNOWN_EMAILS', 'RESET_MAILS']
      .concat('RESET_ADDRESS', 'MODULE_REPORTS')
      .map((name) => [`LIMIT_${name}`, '100000']),
  );
  server = await startTestServer({ ...many, MODULE_REGISTRY });
  const client = server.client();
  const { accessToken, user } = await signIn(server, client, accounts.superAdmin);
  token = accessToken;
  own = user.id;
  const { body } = await client.get('/users', bearer(token));
  others = (body as { data: { id: string }[] }).data.map(({ id }) => id).filter((id) => id !== user.id);
});
afterAll(() => server.close());

const document = readApiDocument();
const contract = createContract(document, { exact: true });
const runs = Number(process.env.FAST_CHECK_RUNS ?? 25);
/** After this time, a route is done once it has had its minimum of calls and one of them succeeded. */
const boundMs = 60 * runs;
const [minCalls, maxCalls] = [5, 200];
/** Routes that need what no generated call has: an address, a code, a link, a cookie, a picture, a session, a time zone. */
const neverDone = [
  'POST /auth/check-email',
  'POST /auth/login',
  'POST /auth/verify-otp',
  'POST /auth/resend-otp',
  'POST /auth/check-link',
  'POST /auth/reset-password',
  'POST /auth/confirm-email',
  'POST /auth/report-sign-in',
  'POST /auth/refresh',
  'PUT /users/{id}/preferences',
  'POST /users/{id}/avatar',
  'GET /avatars/{name}',
  'DELETE /users/{id}/sessions/{sessionId}',
];
const patienceMs = 5_000;

interface AnyCall {
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Only one's own preferences can be set. */
const idsFor = (template: string) => (template.endsWith('/preferences') ? [own] : others);

const text = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(/\p{Cs}/gu, ''));

/** The schema with its references inlined. */
function resolved(schema: unknown): Schema | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  const of = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref !== undefined) return of(document.components.schemas[$ref.split('/').at(-1) ?? '']);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, of(inner)]));
  };
  return of(schema) as Schema;
}

function callsOf(method: string, template: string, operation: ApiOperation): Arbitrary<AnyCall> {
  const parameters = operation.parameters ?? [];
  const valueOf = (name: string, schema: Schema) =>
    name === 'id' ? fc.oneof(fc.constantFrom(...idsFor(template)), close(schema)) : close(schema);
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
  const body = method === 'get' ? fc.constant(undefined) : bodyOf(resolved(content?.schema));
  const types = fc.oneof(
    { weight: 9, arbitrary: fc.constant(type) },
    { weight: 1, arbitrary: fc.constant('text/xml') },
  );
  return fc
    .tuple(by('path'), by('query'), by('header'), body, types, fc.boolean())
    .map(([inPath, inQuery, inHeader, sent, contentType, isSignedIn]) => ({
      path:
        template.replace(/\{(\w+)\}/g, (_, name: string) => text(inPath[name])) +
        `?${Object.entries(inQuery)
          .map(([name, value]) => `${name}=${text(value)}`)
          .join('&')}`,
      headers: {
        ...(sent !== undefined && { 'content-type': contentType }),
        ...(isSignedIn && bearer(token)),
        ...Object.fromEntries(Object.entries(inHeader).map(([name, value]) => [name, text(value)])),
      },
      ...(sent !== undefined && { body: sent }),
    }));
}

/** Makes the call, validates the answer against its description, and returns its status. */
async function send(method: string, { path, headers, body }: AnyCall): Promise<number> {
  const answer = await fetch(`${server.origin}/api${path}`, {
    method: method.toUpperCase(),
    headers,
    signal: AbortSignal.timeout(patienceMs),
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
// Ends the session of the token.
const last = operations.filter(([name]) => name === 'POST /auth/logout');

test.each([...operations.filter((one) => !last.includes(one)), ...last])(
  '%s: whatever is sent, the answer is one of its description',
  async (...row) => {
    const [name, method, template, operation] = row;
    const calls = callsOf(method, template, operation);
    // The seed is fixed, so that the gate is reproducible; FAST_CHECK_SEED and FAST_CHECK_RUNS override it.
    const seed = Number(process.env.FAST_CHECK_SEED ?? 16);
    const end = performance.now() + boundMs;
    const statuses: number[] = [];
    const succeeds = () => statuses.some((status) => status < 300);
    const isEnough = () =>
      statuses.length >= minCalls &&
      (succeeds() || neverDone.includes(name)) &&
      (statuses.length >= runs || performance.now() > end);
    const property = fc.asyncProperty(calls, async (call) => {
      if (!isEnough()) statuses.push(await send(method, call));
    });
    for (let first = 0; first < Math.max(runs, maxCalls) && !isEnough(); first += runs)
      await fc.assert(property, { numRuns: runs, seed: seed + first, endOnFailure: true });
    expect(statuses.length).toBeGreaterThanOrEqual(minCalls);
    expect(succeeds()).toBe(!neverDone.includes(name));
  },
  60_000,
);
