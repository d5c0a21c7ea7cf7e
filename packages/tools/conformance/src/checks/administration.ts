import { randomUUID } from 'node:crypto';
import { createPerson, newPerson, type People } from '../people';
import { SectionAborted, refusalStatuses, type Run } from '../run';
import { listAt, textAt, valueAt } from '../read-value';

/** Checks everything that the user administration does to an account; returns the id of the account that it created. */
export async function checkAdministration(run: Run, people: People): Promise<string> {
  const { superAdmin } = people;
  const person = newPerson(people, 'quai');
  await run.call(superAdmin, 'POST', '/users', {
    body: { ...person, email: 'nobody' },
    expect: refusalStatuses,
  });
  await run.call(superAdmin, 'POST', '/users', {
    body: { ...person, role: 'CAPTAIN' },
    expect: refusalStatuses,
  });
  const id = await createPerson(run, people, person);
  if (id === undefined) throw new SectionAborted('no account');
  for (const taken of [
    { ...newPerson(people, 'other'), email: person.email },
    { ...newPerson(people, 'other'), username: person.username },
  ])
    await run.call(superAdmin, 'POST', '/users', { body: taken, expect: refusalStatuses });
  for (const path of ['', '/preferences', '/sessions', '/audit-logs'])
    await run.call(superAdmin, 'GET', `/users/${randomUUID()}${path}`, { expect: [404] });
  await run.call(superAdmin, 'DELETE', `/users/${randomUUID()}`, { expect: [404] });
  await checkSaves(run, people, id, person);
  await checkPermissions(run, people, id);
  await checkAvatar(run, people, id);
  await checkBulk(run, people, id);
  return id;
}

const readUser = async (run: Run, { superAdmin }: People, id: string) =>
  (await run.call(superAdmin, 'GET', `/users/${id}`)).body;

async function checkSaves(
  run: Run,
  people: People,
  id: string,
  person: ReturnType<typeof newPerson>,
): Promise<void> {
  const { superAdmin } = people;
  const seen = textAt(await readUser(run, people, id), 'data', 'updatedAt') ?? '';
  const version = { 'if-match': `"${seen}"` };
  await run.call(superAdmin, 'PUT', `/users/${id}`, {
    body: { ...person, firstName: 'Révisée' },
    headers: version,
  });
  const saved = await readUser(run, people, id);
  run.check('PUT /users/{id}', textAt(saved, 'data', 'firstName') === 'Révisée', 'firstName is not saved');
  const stale = await run.call(superAdmin, 'PUT', `/users/${id}`, {
    body: { lastName: 'Trop tard' },
    headers: version,
    expect: [200, 409],
  });
  if (stale.status === 409) {
    const code = textAt(stale.body, 'code') ?? 'no code';
    run.check(
      'PUT /users/{id}',
      code === 'STALE',
      `a save on an older version gets ${code} instead of STALE`,
    );
  }
  if (stale.status === 200) run.reportNotOffered('If-Match of PUT /users/{id}: the last save wins');
  await run.call(superAdmin, 'PUT', `/users/${id}`, { body: { username: 'ab' }, expect: refusalStatuses });
  await run.call(superAdmin, 'PUT', `/users/${id}/password`, {
    body: { password: 'court' },
    expect: refusalStatuses,
  });
}

async function checkPermissions(run: Run, people: People, id: string): Promise<void> {
  const { superAdmin } = people;
  const call = 'PUT /users/{id}/permissions';
  const save = (permissions: object) =>
    run.call(superAdmin, 'PUT', `/users/${id}/permissions`, { body: { permissions } });
  const saved = async () => (await run.call(superAdmin, 'GET', `/users/${id}/preferences`)).body;
  await save({ reports: { visible: true, read: false, write: false } });
  const before = await saved();
  run.check(
    call,
    valueAt(before, 'data', 'permissions', 'reports', 'read') === false,
    'the saved permissions are not those of GET /users/{id}/preferences',
  );
  await save({ shipments: { visible: true, read: true } });
  await save({ shipments: { read: false } });
  const after = await saved();
  const isKept =
    valueAt(after, 'data', 'permissions', 'shipments', 'visible') === true &&
    valueAt(after, 'data', 'permissions', 'reports', 'visible') === true;
  run.check(
    call,
    isKept,
    'a save removes the modules and flags that it leaves out: editors send changes alone',
  );
  await run.call(superAdmin, 'PUT', `/users/${id}/permissions`, {
    body: { permissions: { reports: 'all' } },
    expect: refusalStatuses,
  });
}

const picture = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGUlEQVQokWNgWBVKGmIY1RA6GkqrhmnSAAA86v8BF2BjnwAAAABJRU5ErkJggg==',
    'base64',
  ),
);

async function checkAvatar(run: Run, people: People, id: string): Promise<void> {
  const { superAdmin } = people;
  const form = (content: string | Uint8Array<ArrayBuffer>, type: string) => {
    const data = new FormData();
    data.set('avatar', new Blob([content], { type }), 'avatar');
    return data;
  };
  const call = (data: FormData, expect: readonly number[]) =>
    run.call(superAdmin, 'POST', `/users/${id}/avatar`, { form: data, expect });
  await call(form('no picture', 'text/plain'), [...refusalStatuses, 413, 415]);
  await call(form(picture, 'image/png'), [200]);
  const url = textAt(await readUser(run, people, id), 'data', 'avatarUrl');
  if (url === undefined) return run.check('POST /users/{id}/avatar', false, 'avatarUrl is not set after it');
  const shown = await fetch(new URL(url, run.origin));
  const type = shown.headers.get('content-type') ?? '';
  run.check('POST /users/{id}/avatar', type.startsWith('image/'), `avatarUrl leads to '${type}'`);
  const path = new URL(url, run.origin).pathname.replace(/^\/api/, '');
  if (run.contract.operationOf('GET', path) !== undefined) await run.call(null, 'GET', path);
}

async function checkBulk(run: Run, people: People, id: string): Promise<void> {
  const { superAdmin } = people;
  const bulk = async (action: string, userIds: string[]) => {
    const { body } = await run.call(superAdmin, 'POST', '/users/bulk-action', { body: { action, userIds } });
    const counts = [valueAt(body, 'data', 'successCount'), valueAt(body, 'data', 'errorCount')].join(' and ');
    return { counts, named: textAt(body, 'data', 'action') };
  };
  const refusal = { action: 'sink', userIds: [id] };
  await run.call(superAdmin, 'POST', '/users/bulk-action', { body: refusal, expect: refusalStatuses });
  const second = await createPerson(run, people, newPerson(people, 'vrac'));
  if (second === undefined) return;
  for (const action of ['activate', 'deactivate']) {
    const { counts, named } = await bulk(action, [id, second]);
    run.check('POST /users/bulk-action', counts === '2 and 0', `${action}: ${counts} instead of 2 and 0`);
    run.check('POST /users/bulk-action', named === action, `names the action ${named ?? 'not'}`);
    const status = textAt(await readUser(run, people, id), 'data', 'status');
    const expected = action === 'activate' ? 'ACTIVE' : 'INACTIVE';
    run.check('POST /users/bulk-action', status === expected, `${action} leaves ${status ?? 'no status'}`);
  }
  const gone = await bulk('delete', [second, randomUUID()]);
  run.check(
    'POST /users/bulk-action',
    gone.counts === '1 and 1',
    `delete: ${gone.counts} instead of 1 and 1`,
  );
  people.created.delete(second);
  const { body } = await run.call(superAdmin, 'GET', '/users');
  const ids = listAt(body, 'data').map((user) => textAt(user, 'id'));
  run.check('POST /users/bulk-action', !ids.includes(second), 'a deleted account is still in the list');
}
