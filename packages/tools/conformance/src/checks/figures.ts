import { createPerson, newPerson, type People } from '../people';
import { refusalStatuses, type Run } from '../run';
import { listAt, textAt, valueAt } from '../read-value';

/** Checks the number of active sessions, the audit log and other calls that only read data, as a super administrator. */
export async function checkFigures(run: Run, people: People): Promise<void> {
  const { superAdmin, operator } = people;
  const stats = await run.call(superAdmin, 'GET', '/auth/session-stats');
  const active = valueAt(stats.body, 'data', 'activeSessions');
  run.check('GET /auth/session-stats', Number(active) >= 3, `${String(active)} active sessions; 3 are open`);
  const log = await run.call(superAdmin, 'GET', '/users/audit-logs', { query: '?limit=50&sort=desc' });
  const entries = listAt(log.body, 'data');
  const times = entries.map((entry) => Date.parse(textAt(entry, 'timestamp') ?? ''));
  run.check('GET /users/audit-logs', entries.length <= 50, `${entries.length} entries instead of at most 50`);
  run.check('GET /users/audit-logs', isDescending(times), 'is not sorted, the newest first');
  run.check(
    'GET /users/audit-logs',
    entries.some((entry) => textAt(entry, 'action') === 'LOGIN'),
    'has no LOGIN after three sign-ins',
  );
  await checkSearch(run, people, log.body);
  const own = await run.call(superAdmin, 'GET', `/users/${operator.userId ?? ''}/audit-logs`, {
    query: '?page=1&limit=20&action=LOGIN',
  });
  const logins = listAt(own.body, 'data');
  run.check(
    'GET /users/{id}/audit-logs',
    logins.length > 0 && logins.length <= 20 && logins.every((one) => textAt(one, 'action') === 'LOGIN'),
    'action=LOGIN&limit=20 does not bring 1 to 20 entries LOGIN',
  );
  for (const path of ['/sessions', '/users/counts', '/roles/OPERATOR/permissions', '/reports/modules'])
    await run.call(superAdmin, 'GET', path);
  await checkEntityTag(run, people);
}

/**
 * Checks that a server with a search of the audit log finds only entries that match all filters,
 * and refuses invalid ones.
 */
async function checkSearch(run: Run, { superAdmin, operator }: People, log: unknown): Promise<void> {
  const call = 'GET /users/audit-logs';
  if (valueAt(log, 'applied') === undefined) return run.reportNotOffered(`search of ${call}`);
  const { userId = '', account } = operator;
  const filters = { search: account.email, action: 'LOGIN', userId, from: '2000-01-01T00:00:00.000Z' };
  const find = async (asked: Record<string, string>) => {
    const query = `?${String(new URLSearchParams({ limit: '50', sort: 'desc', ...asked }))}`;
    return (await run.call(superAdmin, 'GET', '/users/audit-logs', { query })).body;
  };
  const found = await find(filters);
  const applied = listAt(found, 'applied');
  const isApplied = Object.keys(filters).every((name) => applied.includes(name));
  run.check(call, isApplied, `applies ${applied.join(', ')} of ${Object.keys(filters).join(', ')}`);
  const entries = listAt(found, 'data');
  run.check(
    call,
    entries.length > 0 &&
      entries.every((one) => textAt(one, 'action') === 'LOGIN' && textAt(one, 'userId') === userId),
    'search, action and userId of a sign-in do not bring those of that account alone',
  );
  const ipAddress = textAt(entries[0], 'ipAddress') ?? '';
  const fromThere = listAt(await find({ ipAddress }), 'data');
  run.check(
    call,
    fromThere.length > 0 && fromThere.every((one) => textAt(one, 'ipAddress') === ipAddress),
    'ipAddress does not bring the entries of that address alone',
  );
  const none = listAt(await find({ search: `${account.email} zzzzzz` }), 'data');
  run.check(call, none.length === 0, 'search brings entries in which not every word occurs');
  for (const query of ['?action=%3F', '?ipAddress=here', '?search=', `?search=${'x'.repeat(201)}`])
    await run.call(superAdmin, 'GET', '/users/audit-logs', { query, expect: refusalStatuses });
}

const isDescending = (times: readonly number[]) =>
  times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time));

async function checkEntityTag(run: Run, people: People): Promise<void> {
  const { superAdmin } = people;
  const { headers } = await run.call(superAdmin, 'GET', '/users');
  const tag = headers.get('etag');
  if (tag === null) return run.reportNotOffered('ETag of GET /users');
  await run.call(superAdmin, 'GET', '/users', { headers: { 'if-none-match': tag }, expect: [200, 304] });
  // A client that has the previous list must get the changed one whole.
  await createPerson(run, people, newPerson(people, 'etag'));
  await run.call(superAdmin, 'GET', '/users', { headers: { 'if-none-match': tag } });
}
