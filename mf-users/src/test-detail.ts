import type { AuditEntry, PermissionMap, User, UserPreferences, UserSession } from '@escale/contracts';
import {
  apiPath,
  apiState,
  buildDescriptor,
  buildPreferences,
  http,
  HttpResponse,
  refuse,
  screen,
  server,
  waitFor,
  within,
} from '@escale/testing';
import { withChanges } from './features/permissions/model/rebase-permissions';
import { awa, fatou, mariam, serveUsers, yao } from './test-people';

export const modules = [
  buildDescriptor({ id: 'dashboard', label: 'Tableau de Bord', permissions: ['read'] }),
  buildDescriptor({ id: 'users', label: 'Gestion Utilisateurs' }),
  buildDescriptor({ id: 'customs', label: 'Douane', permissions: ['read', 'export', 'import', 'manage'] }),
];

/** A module with a permission that only its descriptor declares. */
export const yardModule = buildDescriptor({
  id: 'yard',
  label: 'Parc',
  permissions: ['read', 'release'],
  permissionLabels: { release: { fr: 'Libération' } },
});

export const buildSession = (index: number, overrides: Partial<UserSession> = {}): UserSession => ({
  id: `session-${index}`,
  token: `s${index}-abcdefghijklmnopqrstuvwxyz`,
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  userAgent: null,
  ipAddress: null,
  lastSeenAt: null,
  current: null,
  ...overrides,
});

export const buildEntry = (index: number, overrides: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `entry-${index}`,
  action: 'LOGIN',
  userId: 'yao',
  user: { email: 'yao@escale.test', firstName: 'Yao', lastName: 'Kouassi' },
  target: null,
  resource: 'auth',
  ipAddress: '10.0.0.7',
  userAgent: null,
  metadata: {},
  timestamp: new Date(Date.now() - index * 3_600_000).toISOString(),
  ...overrides,
});

interface DetailData {
  users?: User[];
  preferences?: Partial<UserPreferences>;
  permissions?: PermissionMap;
  sessions?: UserSession[];
  entries?: AuditEntry[];
  /** The rights that the server stores for the user's role. */
  byRole?: PermissionMap;
}

/**
 * Mocks an API that stores all data of the detail page of 'yao'. For the signed-in user, the API
 * answers with the preferences in `apiState`.
 */
export function serveDetail(data: DetailData = {}) {
  const api = Object.assign(serveUsers(data.users ?? [mariam, awa, yao, fatou]), {
    preferences: buildPreferences({ ...data.preferences, permissions: data.permissions ?? {} }),
    sessions: data.sessions ?? [],
    entries: data.entries ?? [],
    asked: [] as string[],
  });
  const record = async (request: Request) => {
    const text = await request.text();
    const body = text === '' ? undefined : (JSON.parse(text) as unknown);
    const { pathname } = new URL(request.url);
    api.calls.push({
      call: `${request.method} ${pathname.replace('/api', '')}`,
      body,
      ifMatch: request.headers.get('If-Match'),
    });
    return body;
  };
  const answerSuccess = () => HttpResponse.json({ success: true });
  server.use(
    http.get(apiPath('/users/:id/preferences'), ({ params }) => {
      const own = params.id === apiState.user?.id && params.id !== 'yao';
      const updatedAt = api.users.find(({ id }) => id === params.id)?.updatedAt;
      const data = own ? apiState.preferences : { ...api.preferences, updatedAt };
      return HttpResponse.json({ success: true, data });
    }),
    http.get(apiPath('/roles/:role/permissions'), () =>
      data.byRole === undefined
        ? refuse(404, 'NOT_FOUND', 'Introuvable')
        : HttpResponse.json({ success: true, data: { permissions: data.byRole, defaults: data.byRole } }),
    ),
    http.put(apiPath('/users/:id/preferences'), async ({ request, params }) => {
      const body = await record(request);
      const refusal = api.stale(params.id, request);
      if (refusal !== undefined) return refusal;
      Object.assign(api.preferences, body);
      api.bump(String(params.id));
      return answerSuccess();
    }),
    http.put(apiPath('/users/:id/permissions'), async ({ request, params }) => {
      const { permissions } = (await record(request)) as { permissions: PermissionMap };
      const refusal = api.stale(params.id, request);
      if (refusal !== undefined) return refusal;
      api.preferences.permissions = withChanges(api.preferences.permissions, permissions);
      api.bump(String(params.id));
      return answerSuccess();
    }),
    http.put(apiPath('/users/:id/password'), async ({ request }) => {
      await record(request);
      return answerSuccess();
    }),
    http.get(apiPath('/users/:id/sessions'), () => HttpResponse.json({ success: true, data: api.sessions })),
    http.delete(apiPath('/users/:id/sessions/:session'), async ({ request, params }) => {
      await record(request);
      if (api.sessions.every(({ id }) => id !== params.session))
        return refuse(404, 'NOT_FOUND', 'Session introuvable');
      api.sessions = api.sessions.filter(({ id }) => id !== params.session);
      return answerSuccess();
    }),
    http.get(apiPath('/users/:id/audit-logs'), ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      api.asked.push(search);
      const action = searchParams.get('action');
      const limit = Number(searchParams.get('limit'));
      const found = api.entries.filter((entry) => action === null || entry.action === action);
      const from = (Number(searchParams.get('page')) - 1) * limit;
      const pagination = { pages: Math.ceil(found.length / limit), total: found.length };
      return HttpResponse.json({ success: true, data: found.slice(from, from + limit), pagination });
    }),
  );
  return api;
}

/** Waits until the toasts show exactly these lines. */
export async function expectToasts(lines: readonly string[]): Promise<void> {
  await waitFor(() => expect(toastLines()).toEqual(lines));
}

function toastLines(): string[] {
  const region = screen.getByRole('region', { name: /^Notifications/ });
  const toasts = [...within(region).queryAllByRole('alert'), ...within(region).queryAllByRole('status')];
  return toasts.flatMap((toast) =>
    [...toast.querySelectorAll('p')].map((line) => line.textContent.replace(/\s/g, ' ')),
  );
}
