import type { User } from '@escale/contracts';
import { buildUser } from '@escale/contracts/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ApiError } from '../api-error';
import { usersQueryOptions } from './users-query';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const buildRow = (index: number, overrides: Partial<User> = {}) =>
  buildUser({
    id: `u${index}`,
    email: `u${index}@escale.test`,
    username: `user${index}`,
    lastName: `Koné ${index}`,
    ...overrides,
  });

/** Mocks a server with a versioned list; records requests and responses. */
function serveUsers(first: unknown[]) {
  const api = { rows: first, version: '"1"' as string | null, asked: [] as (string | null)[], bodies: 0 };
  server.use(
    http.get('*/api/users', ({ request }) => {
      const seen = request.headers.get('If-None-Match');
      api.asked.push(seen);
      if (seen !== null && seen === api.version) return new HttpResponse(null, { status: 304 });
      api.bodies += 1;
      const headers: Record<string, string> = api.version === null ? {} : { ETag: api.version };
      return HttpResponse.json({ success: true, data: api.rows }, { headers });
    }),
  );
  return api;
}

function watchUsers() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, usersQueryOptions());
  return { client, refetch: async () => (await observer.refetch()).data, observer };
}

describe('refetch of the list', () => {
  it('sends the known version and keeps the list when the response is 304', async () => {
    const api = serveUsers([buildRow(1), buildRow(2)]);
    const { refetch } = watchUsers();
    const first = await refetch();
    const second = await refetch();
    expect(api.asked).toEqual([null, '"1"']);
    expect(api.bodies).toBe(1);
    expect(second).toBe(first);
  });

  it('keeps the object of each unchanged user when another has changed', async () => {
    const api = serveUsers([buildRow(1), buildRow(2)]);
    const { refetch } = watchUsers();
    const first = await refetch();
    Object.assign(api, { version: '"2"', rows: [buildRow(1), buildRow(2, { status: 'SUSPENDED' })] });
    const second = await refetch();
    expect(second?.[0]).toBe(first?.[0]);
    expect(second?.[1]).toMatchObject({ id: 'u2', status: 'SUSPENDED' });
    await refetch();
    expect(api.asked).toEqual([null, '"1"', '"2"']);
    expect(api.bodies).toBe(2);
  });

  it('keeps the list and takes the new version when only the version has changed', async () => {
    const api = serveUsers([buildRow(1)]);
    const { refetch } = watchUsers();
    const first = await refetch();
    Object.assign(api, { version: '"2"', rows: [buildRow(1)] });
    expect(await refetch()).toBe(first);
    await refetch();
    expect(api.asked).toEqual([null, '"1"', '"2"']);
  });

  it('notices added, removed and reordered users', async () => {
    const api = serveUsers([buildRow(1), buildRow(2)]);
    const { refetch } = watchUsers();
    await refetch();
    const ids = async (rows: User[]) => {
      Object.assign(api, { version: `"${rows.map((row) => row.id).join('')}"`, rows });
      return (await refetch())?.map((user) => user.id);
    };
    expect(await ids([buildRow(2), buildRow(1)])).toEqual(['u2', 'u1']);
    expect(await ids([buildRow(2)])).toEqual(['u2']);
    expect(await ids([buildRow(2), buildRow(3)])).toEqual(['u2', 'u3']);
  });

  it('fetches the whole list again after it was changed in place', async () => {
    const api = serveUsers([buildRow(1)]);
    const { client, refetch } = watchUsers();
    await refetch();
    client.setQueryData(usersQueryOptions().queryKey, [buildRow(1, { status: 'INACTIVE' })]);
    expect((await refetch())?.[0]?.status).toBe('ACTIVE');
    expect(api.asked).toEqual([null, null]);
  });

  it('works with a server that sends no version', async () => {
    const api = serveUsers([buildRow(1)]);
    api.version = null;
    const { refetch } = watchUsers();
    const first = await refetch();
    expect(await refetch()).toBe(first);
    expect(api.asked).toEqual([null, null]);
  });
});

describe('what the server sends', () => {
  it('has its optional fields filled in', async () => {
    serveUsers([{ ...buildRow(1), createdByUser: undefined, invitationPending: undefined }]);
    expect(await watchUsers().refetch()).toMatchObject([{ createdByUser: null, invitationPending: false }]);
  });

  it.each([
    ['no list', undefined],
    ['a row that is no user', [buildRow(1), { id: 'u2' }]],
    ['a row without an id', [buildRow(1, { id: '' })]],
  ])('is refused: %s', async (_name, data) => {
    server.use(http.get('*/api/users', () => HttpResponse.json({ success: true, data })));
    const { observer } = watchUsers();
    const { error } = await observer.refetch();
    expect((error as ApiError | null)?.kind).toBe('invalid-response');
  });
});
