import type { ActiveSession, PermissionMap } from '@escale/contracts';
import { apiPath, http, HttpResponse, refuse, server } from '@escale/testing';

const chromeUserAgent = (system: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`;

/** Rights of an administrator who may see and close others' sessions. */
export const sessionAdminRights: PermissionMap = {
  users: { visible: true, read: true, write: true },
  security: { visible: true, read: true },
};

export const yao: ActiveSession['user'] = {
  id: 'user-yao',
  email: 'yao.kouassi@escale.test',
  firstName: 'Yao',
  lastName: 'Kouassi',
  role: 'OPERATOR',
  abilities: undefined,
};

/** Builds a session of an operator on Linux, unless overridden. */
export function buildActiveSession(overrides: Partial<ActiveSession> = {}): ActiveSession {
  return {
    id: 'session-yao',
    token: 'abcdef',
    createdAt: '2026-11-21T19:49:00.000Z',
    expiresAt: '2026-11-22T07:49:00.000Z',
    lastSeenAt: '2026-11-21T20:10:00.000Z',
    userAgent: chromeUserAgent('X11; Linux x86_64'),
    ipAddress: '10.20.3.14',
    current: false,
    user: yao,
    ...overrides,
  };
}

/** Mocks an API that lists these sessions and closes them. */
export function serveSessions(sessions: readonly ActiveSession[], { pageSize = 200 } = {}) {
  const api = { sessions: [...sessions], asked: 0, closed: [] as string[] };
  server.use(
    http.get(apiPath('/sessions'), ({ request }) => {
      api.asked += 1;
      const page = Number(new URL(request.url).searchParams.get('page'));
      const total = api.sessions.length;
      return HttpResponse.json({
        success: true,
        data: api.sessions.slice((page - 1) * pageSize, page * pageSize),
        pagination: { pages: Math.max(1, Math.ceil(total / pageSize)), total },
      });
    }),
    http.delete(apiPath('/users/:userId/sessions/:id'), ({ params }) => {
      api.closed.push(`${String(params.userId)} ${String(params.id)}`);
      const known = api.sessions.some(({ id }) => id === params.id);
      api.sessions = api.sessions.filter(({ id }) => id !== params.id);
      return known
        ? HttpResponse.json({ success: true })
        : refuse(404, 'NOT_FOUND', 'Cette session est déjà fermée.');
    }),
  );
  return api;
}
