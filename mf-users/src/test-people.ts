import type { BulkActionRequest, User } from '@escale/contracts';
import { apiPath, buildUser, http, HttpResponse, refuse, server } from '@escale/testing';

export const awa = buildUser({ id: 'awa', role: 'ADMIN' });
export const mariam = buildUser({ id: 'mariam', role: 'SUPER_ADMIN' });
export const yao = buildUser({ id: 'yao', lastLoginAt: null });
export const fatou = buildUser({
  id: 'fatou',
  firstName: 'Fatou',
  lastName: 'Bamba',
  status: 'SUSPENDED',
  createdByUser: { username: 'mariam.traore' },
});

/** Mocks an API that lists, returns, creates, changes and deletes users, also in bulk. Records the calls that change users. */
export function serveUsers(first: User[]) {
  const api = {
    users: [...first],
    calls: [] as { call: string; body: unknown; ifMatch: string | null }[],
    lists: 0,
  };
  const record = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const text = await request.text();
    api.calls.push({
      call: `${request.method} ${pathname.replace('/api', '')}`,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
      ifMatch: request.headers.get('If-Match'),
    });
    return api.calls.at(-1)?.body;
  };
  const change = (id: unknown, changes: object) => {
    api.users = api.users.map((user) => (user.id === id ? { ...user, ...changes } : user));
    return api.users.find((user) => user.id === id);
  };
  let changes = 0;
  /** Returns a version later than all previous ones. */
  const nextVersion = () => {
    changes += 1;
    return new Date(Date.parse('2026-11-21T09:00:00.000Z') + changes * 1_000).toISOString();
  };
  const stale = (id: unknown, request: Request) => {
    const seen = request.headers.get('If-Match');
    const user = api.users.find((one) => one.id === id);
    if (seen === null || user === undefined || user.updatedAt === seen) return undefined;
    return refuse(409, 'STALE', 'Modifié entre-temps');
  };
  const missing = () => refuse(404, 'NOT_FOUND', 'Utilisateur introuvable');
  server.use(
    http.get(apiPath('/users'), () => {
      api.lists += 1;
      return HttpResponse.json({ success: true, data: api.users });
    }),
    http.post(apiPath('/users/bulk-action'), async ({ request }) => {
      const body = (await record(request)) as BulkActionRequest;
      if (body.action === 'delete') api.users = api.users.filter((user) => !body.userIds.includes(user.id));
      else
        for (const id of body.userIds)
          change(id, { status: body.action === 'activate' ? 'ACTIVE' : 'INACTIVE' });
      const data = { action: body.action, successCount: body.userIds.length, errorCount: 0, errors: [] };
      return HttpResponse.json({ success: true, data });
    }),
    http.post(apiPath('/users'), async ({ request }) => {
      const body = (await record(request)) as Partial<User>;
      const user = buildUser({ ...body, id: 'new', status: 'INACTIVE', invitationPending: true });
      api.users.push(user);
      return HttpResponse.json({ success: true, data: user, invitationSent: true }, { status: 201 });
    }),
    http.get(apiPath('/users/:id'), ({ params }) => {
      const user = api.users.find(({ id }) => id === params.id);
      return user === undefined ? missing() : HttpResponse.json({ success: true, data: user });
    }),
    http.put(apiPath('/users/:id'), async ({ request, params }) => {
      const body = (await record(request)) as Partial<User>;
      const refusal = stale(params.id, request);
      if (refusal !== undefined) return refusal;
      const user = change(params.id, { ...body, updatedAt: nextVersion() });
      return user === undefined ? missing() : HttpResponse.json({ success: true, data: user });
    }),
    http.delete(apiPath('/users/:id'), async ({ request, params }) => {
      await record(request);
      api.users = api.users.filter((user) => user.id !== params.id);
      return HttpResponse.json({ success: true });
    }),
  );
  return Object.assign(api, {
    stale,
    /** Changes a user on the server and gives them a new version. */
    bump: (id: string, changed: Partial<User> = {}) => change(id, { ...changed, updatedAt: nextVersion() }),
  });
}
