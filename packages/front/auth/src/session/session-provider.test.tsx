import { apiClient, tokenStore } from '@escale/api-client';
import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { useCurrentUser, useSession, useSessionActions } from './session-provider';
import { renderWithSession } from './test-app';
import { testUser, tokenExpiringIn } from './test-user';

const server = setupServer(
  http.post('*/api/auth/logout', () => HttpResponse.json({ success: true })),
  http.post('*/api/auth/refresh', () => HttpResponse.json({ success: false }, { status: 401 })),
  http.get('*/api/users', () => HttpResponse.json({ success: false }, { status: 401 })),
);

function SessionOutput() {
  const { status, user, role, isAdmin, isSuperAdmin } = useSession();
  return <output>{[status, user?.username ?? 'nobody', role, isAdmin, isSuperAdmin].join(' ')}</output>;
}

function FullName() {
  return <output>{useCurrentUser().fullName}</output>;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => tokenStore.clear());
afterAll(() => server.close());

it.each([
  ['SUPER_ADMIN', 'SUPER_ADMIN true true'],
  ['ADMIN', 'ADMIN true false'],
  ['OPERATOR', 'OPERATOR false false'],
  ['AUDITOR', 'OPERATOR false false'],
])('derives the flags of §6 for %s [§0-2 §1-2 §4-1 §6-2]', (role, expected) => {
  renderWithSession(<SessionOutput />, { ...testUser, role });
  expect(screen.getByRole('status')).toHaveTextContent(`authenticated awa.kone ${expected}`);
});

it('has no user and the lowest role before sign-in [§4-1]', () => {
  renderWithSession(<SessionOutput />, null);
  expect(screen.getByRole('status')).toHaveTextContent('idle nobody OPERATOR false false');
});

it('has no user after sign-out', async () => {
  const { session } = renderWithSession(<SessionOutput />);
  await act(() => session.signOut());
  expect(screen.getByRole('status')).toHaveTextContent('anonymous nobody OPERATOR false false');
});

it('has the user of a sign-in over the session of another one', async () => {
  const { session } = renderWithSession(<SessionOutput />);
  const user = { ...testUser, id: 'yao', username: 'yao.kouame', role: 'OPERATOR' };
  act(() => void session.establish({ user, accessToken: tokenExpiringIn(600, 'yao') }));
  expect(await screen.findByText('authenticated yao.kouame OPERATOR false false')).toBeVisible();
});

it('ends the session when a call cannot be refreshed [§4-6]', async () => {
  renderWithSession(<SessionOutput />);
  await act(() => apiClient.get('/users').catch(() => undefined));
  expect(screen.getByRole('status')).toHaveTextContent('anonymous nobody');
  expect(tokenStore.read()).toBeNull();
});

it('returns the user of guarded pages with the full name', () => {
  renderWithSession(<FullName />);
  expect(screen.getByRole('status')).toHaveTextContent('Awa Koné');
});

describe('outside their context', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('useCurrentUser throws when no user is signed in', () => {
    expect(() => renderWithSession(<FullName />, null)).toThrow('useCurrentUser is for guarded pages');
  });

  it('useSessionActions throws without a SessionProvider', () => {
    const Orphan = () => <>{typeof useSessionActions()}</>;
    expect(() => render(<Orphan />)).toThrow('useSessionActions needs a SessionProvider');
  });
});
