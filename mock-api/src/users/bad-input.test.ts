import { randomUUID } from 'node:crypto';
import { defaultPreferences, limits } from '@escale/contracts';
import { testServer } from '../../testing/test-server';
import { addPerson } from '../../testing/test-people';

const server = testServer();
let superAdmin: Awaited<ReturnType<Awaited<ReturnType<typeof addPerson>>['join']>>;
let targetId: string;
beforeAll(async () => {
  superAdmin = await (await addPerson(server, 'SUPER_ADMIN')).join();
  targetId = (await addPerson(server, 'OPERATOR')).id;
}, 120_000);

const acceptedTexts: [string, string][] = [
  ['emoji', '🚢 Chargé 📦'],
  ['right-to-left text', 'محمد العربي'],
  ['HTML', '<script>alert(1)</script>'],
  ['SQL', "Robert'); DROP TABLE users;--"],
  ['a formula', '=HYPERLINK("quai";"Cliquez")'],
];
const refusedTexts: [string, unknown][] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['10,000 characters', 'a'.repeat(10_000)],
  ['a NUL', 'Jo\0e'],
  ['half a character', 'Jo\ud800e'],
  ['two lines', 'Jo\ne'],
  ['a number', 12],
  ['a list', ['Jo']],
  ['null', null],
];

describe.each(['firstName', 'lastName', 'username'])('%s', (field) => {
  test.each(acceptedTexts)('keeps %s unchanged', async (_name, typed) => {
    const value = `${typed} ${field}`;
    const answer = await superAdmin.client.put(`/users/${targetId}`, { [field]: value }, superAdmin.headers);
    expect(answer).toMatchObject({ status: 200, body: { data: { [field]: value } } });
  });
  test.each(refusedTexts)('rejects %s', async (_name, value) => {
    const answer = await superAdmin.client.put(`/users/${targetId}`, { [field]: value }, superAdmin.headers);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_BODY', fields: { [field]: expect.any(String) as string } },
    });
  });
});

test.each([...refusedTexts, ...acceptedTexts, ['no address', 'awa'], ['markup', '<a>@x.test']])(
  'e-mail rejects %s [§5-9]',
  async (_name, email) => {
    const answer = await superAdmin.client.put(`/users/${targetId}`, { email }, superAdmin.headers);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_BODY' } });
  },
);

test.each(['id', 'createdAt', 'passwordHash', 'permissions', 'avatarUrl', 'activatedAt', '__proto__'])(
  'the field %s is not writable',
  async (field) => {
    const body = `{"firstName":"Jo","${field}":"x"}`;
    const { headers } = superAdmin;
    const json = { ...headers, 'content-type': 'application/json' };
    expect((await superAdmin.client.put(`/users/${targetId}`, body, json)).status).toBe(400);
  },
);

test.each([{ role: 'ROOT' }, { role: '' }, { role: null }, { status: 'GONE' }, { status: true }])(
  'rejects %j [§4-16 §5-13 §5-14]',
  async (body) => {
    expect((await superAdmin.client.put(`/users/${targetId}`, body, superAdmin.headers)).status).toBe(400);
  },
);

test('a new user requires each field [§5-10 §5-11 §5-12]', async () => {
  const { status, body } = await superAdmin.client.post('/users', {}, superAdmin.headers);
  expect(status).toBe(400);
  expect(body.fields).toMatchObject({
    email: 'Adresse email requise',
    username: "Nom d'utilisateur minimum 3 caractères",
    firstName: 'Prénom requis',
    lastName: 'Nom requis',
  });
});

test.each<[string, object]>([
  ['no action', { userIds: ['x'] }],
  ['an unknown action', { action: 'promote', userIds: ['x'] }],
  ['nobody', { action: 'delete', userIds: [] }],
  ['too many', { action: 'activate', userIds: Array.from({ length: limits.bulkMaxUsers + 1 }, String) }],
  ['numbers', { action: 'activate', userIds: [1] }],
])('a bulk action rejects %s [§5-28]', async (_name, body) => {
  expect((await superAdmin.client.post('/users/bulk-action', body, superAdmin.headers)).status).toBe(400);
});

test.each<[string, unknown]>([
  ['a list', []],
  ['a text', 'all'],
  ['flags that are none', { users: { visible: 'yes' } }],
  ['a list of flags', { users: [true] }],
  ['a strange name', { 'users\0': { visible: true } }],
  ['half a character for a name', { '\ud800': { visible: true } }],
  ['HTML for a name', { '<b>': { visible: true } }],
  [
    'too many modules',
    Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`m${at}`, { visible: true }])),
  ],
])('permissions reject %s [§3-11]', async (_name, permissions) => {
  const answer = await superAdmin.client.put(
    `/users/${targetId}/permissions`,
    { permissions },
    superAdmin.headers,
  );
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_BODY' } });
});

test.each<[string, object]>([
  ['another language', { language: 'de' }],
  ['no timezone there is', { timezone: 'Mars/Olympus' }],
  ['a long timezone', { timezone: 'a'.repeat(10_000) }],
  ['a wrong format', { dateFormat: 'DD' }],
  ['notifications that are none', { notifications: { email: 'yes' } }],
])('preferences reject %s [§5-16 §5-18 §5-19 §5-20]', async (_name, changes) => {
  const body = { ...defaultPreferences, ...changes };
  expect(
    (await superAdmin.client.put(`/users/${targetId}/preferences`, body, superAdmin.headers)).status,
  ).toBe(400);
});

test('preferences never change permissions', async () => {
  const path = `/users/${targetId}/preferences`;
  const before = (await superAdmin.client.get(path, superAdmin.headers)).body.data;
  const permissions = { users: { visible: true, read: true, write: true, delete: true } };
  const answer = await superAdmin.client.put(
    path,
    { ...before, language: 'en', permissions },
    superAdmin.headers,
  );
  expect(answer.status).toBe(200);
  expect((await superAdmin.client.get(path, superAdmin.headers)).body.data).toEqual({
    ...before,
    language: 'en',
    updatedAt: expect.any(String) as unknown,
  });
});

test.each(['page=1e300', 'page=1e20', 'page=-1', 'limit=1e20', 'page=%00', 'action=%00'])(
  'audit lists reject %s',
  async (query) => {
    for (const path of ['/users/audit-logs', `/users/${targetId}/audit-logs`])
      expect((await superAdmin.client.get(`${path}?${query}`, superAdmin.headers)).status).toBe(400);
  },
);

test('a picture without the boundary of a form is rejected', async () => {
  const answer = await superAdmin.client.post(`/users/${targetId}/avatar`, 'x', {
    ...superAdmin.headers,
    'content-type': 'multipart/form-data',
  });
  expect(answer).toMatchObject({ status: 422, body: { code: 'BAD_IMAGE' } });
});

test('a picture whose form does not end is rejected', async () => {
  const part = '--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nabc';
  const answer = await superAdmin.client.post(`/users/${targetId}/avatar`, part, {
    ...superAdmin.headers,
    'content-type': 'multipart/form-data; boundary=x',
  });
  expect(answer).toMatchObject({ status: 422, body: { code: 'BAD_IMAGE' } });
});

test('an unknown user id is not found', async () => {
  for (const id of [randomUUID(), 'moi', "1' OR 1=1", 'a'.repeat(90)])
    for (const path of ['', '/sessions', '/audit-logs', '/preferences'])
      expect(
        (await superAdmin.client.get(`/users/${encodeURIComponent(id)}${path}`, superAdmin.headers)).status,
      ).toBe(404);
});
