import { checkAdministration } from './checks/administration';
import { checkFigures } from './checks/figures';
import { createMailbox } from './mailbox';
import { createPeople } from './people';
import { createRun } from './run';
import { runConformance } from './run-conformance';
import { startStub, type StubAnswers } from './test-stub';

const account = (name: string) => ({ email: `${name}@escale.test`, password: 'Quai-2025!' });
const accounts = {
  superAdmin: account('super'),
  admin: account('admin'),
  operator: account('operateur'),
};
let stop: () => void = () => undefined;
afterEach(() => stop());

async function startStubServer(answers: StubAnswers): Promise<string> {
  const started = await startStub(answers);
  ({ stop } = started);
  return started.origin;
}

const asksForCode: StubAnswers = (call) =>
  call === 'POST /api/auth/login'
    ? { body: { success: true, requiresOTP: true, email: accounts.superAdmin.email } }
    : { status: 401, body: { success: false, code: 'UNAUTHENTICATED', error: 'Reconnectez-vous' } };

test('reports an accounts file without access to codes, but not as a difference of the server', async () => {
  const url = await startStubServer(asksForCode);
  await expect(runConformance({ url, accounts })).rejects.toThrow(
    /^the server asks for a code: the accounts file/,
  );
});

test('does not mention the removal of accounts when nobody has signed in', async () => {
  const url = await startStubServer(() => ({ status: 401, body: { success: false, error: 'Non' } }));
  const { differences } = await runConformance({ url, accounts });
  expect(differences.map(({ during }) => during)).toContain('signing in');
  expect(differences.map(({ during }) => during)).not.toContain('removing what was created');
});

test.each<[string, StubAnswers]>([
  ['that does not answer', () => undefined],
  ['that answers with something else', () => ({ body: { mails: [] } })],
])('reports a mailbox %s in one sentence', async (_title, answers) => {
  const address = `${await startStubServer(answers)}/mails`;
  await expect(createMailbox(address, 50).watch('awa@escale.test')).rejects.toThrow(
    `the mailbox of the accounts file does not answer with mails: ${address}`,
  );
});

/**
 * Runs one check of the suite as the super administrator. Returns the problems that the check finds
 * in the call `name`.
 */
async function problemsOf(name: string, part: 'figures' | 'administration', answers: StubAnswers) {
  const run = createRun(await startStubServer(answers), accounts);
  const people = createPeople(run);
  people.superAdmin.token = 'token';
  await run.part(part, async () => {
    if (part === 'figures') await checkFigures(run, people);
    else await checkAdministration(run, people);
  });
  return run
    .report()
    .differences.filter(({ call }) => call === name)
    .map(({ problem }) => problem);
}

/**
 * Returns the answers of a server that stores the created accounts. `list` may replace its list of
 * accounts, `save` its answers to PUT calls.
 */
function storingAccounts({ list, save }: { list?: StubAnswers; save?: StubAnswers }): StubAnswers {
  const created: { id: string; email: unknown; updatedAt: string }[] = [];
  return (call, body, headers) => {
    if (call === 'POST /api/users') {
      const { email } = JSON.parse(body) as { email: unknown };
      created.push({ id: String(created.length), email, updatedAt: '2025-01-01T00:00:00.000Z' });
    }
    const answer = { headers: { etag: '"1"' }, body: { success: true, data: created } };
    if (call === 'GET /api/users') return list?.(call, body, headers) ?? answer;
    if (call === 'GET /api/users/1') return { body: { success: true, data: created[1] } };
    return (call.startsWith('PUT ') ? save?.(call, body, headers) : undefined) ?? {};
  };
}

test('a list that has changed and is answered with 304 is a difference', async () => {
  const list: StubAnswers = (_call, _body, { 'if-none-match': known }) =>
    known === undefined ? undefined : { status: 304 };
  expect(await problemsOf('GET /users', 'figures', storingAccounts({ list }))).toContain(
    'status 304 instead of 200',
  );
});

test('a stale save that is refused with another code than STALE is a difference', async () => {
  const save: StubAnswers = (_call, _body, { 'if-match': version }) =>
    version === undefined
      ? undefined
      : { status: 409, body: { success: false, code: 'CONFLICT', error: 'Non' } };
  expect(await problemsOf('PUT /users/{id}', 'administration', storingAccounts({ save }))).toContain(
    'a save on an older version gets CONFLICT instead of STALE',
  );
});

test('a save of permissions that removes what it leaves out is a difference', async () => {
  let held: unknown;
  const kept = storingAccounts({});
  const replacing: StubAnswers = (call, body, headers) => {
    if (/^PUT .*\/permissions$/.test(call))
      ({ permissions: held } = JSON.parse(body) as { permissions: unknown });
    if (/^GET .*\/preferences$/.test(call)) return { body: { success: true, data: { permissions: held } } };
    return kept(call, body, headers);
  };
  expect(await problemsOf('PUT /users/{id}/permissions', 'administration', replacing)).toContain(
    'a save removes the modules and flags that it leaves out: editors send changes alone',
  );
});

test("a balancer's cookie need not follow the rules for a session's", async () => {
  const cookie = (call: string) =>
    call === 'POST /api/auth/login' ? 'sid=1; Path=/; SameSite=Strict' : 'balancer=a; Path=/';
  const url = await startStubServer((call, ...rest) => {
    const answer = asksForCode(call, ...rest);
    return { ...answer, headers: { 'set-cookie': cookie(call) } };
  });
  const run = createRun(url, accounts);
  for (const [method, path] of [
    ['GET', '/health'],
    ['POST', '/auth/refresh'],
    ['POST', '/auth/login'],
  ] as const)
    await run.call(null, method, path, { expect: [200, 401] });
  const { differences } = run.report();
  expect(differences.map(({ problem }) => problem).filter((problem) => problem.startsWith('cookie'))).toEqual(
    ['cookie sid is not HttpOnly'],
  );
});
