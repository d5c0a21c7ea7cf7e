import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultPreferences, type User } from '@escale/contracts';

const mockUser: User = {
  id: 'standalone',
  email: 'module.seul@escale.test',
  username: 'module.seul',
  firstName: 'Module',
  lastName: 'Seul',
  role: 'ADMIN',
  status: 'ACTIVE',
  avatarUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  lastLoginAt: null,
  createdByUser: null,
  invitationPending: false,
};

const encodeBase64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const yearSeconds = 31_536_000;
const createAccessToken = () => {
  const iat = Math.floor(Date.now() / 1_000);
  return `${encodeBase64Url({ alg: 'none' })}.${encodeBase64Url({ sub: mockUser.id, iat, exp: iat + yearSeconds })}.standalone`;
};

/** Returns a middleware that answers the calls of a mock session; the mock user has the rights on the given module. */
export function mockSession({ id, rights }: { id: string; rights: readonly string[] }) {
  const preferences = {
    ...defaultPreferences,
    permissions: { [id]: Object.fromEntries(rights.map((right) => [right, true])) },
  };
  const answers: Record<string, () => object> = {
    '/api/standalone': () => ({ user: mockUser, accessToken: createAccessToken() }),
    '/api/auth/me': () => ({ success: true, user: mockUser }),
    '/api/auth/refresh': () => ({ success: true, accessToken: createAccessToken() }),
    [`/api/users/${mockUser.id}/preferences`]: () => ({ success: true, data: preferences }),
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const answer = answers[request.url?.split('?')[0] ?? ''];
    if (answer === undefined) return next();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answer()));
  };
}
