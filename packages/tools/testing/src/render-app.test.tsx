import { getJson, tokenStore } from '@escale/api-client';
import { ModuleGate, useCurrentUser, useSession, useSessionActions } from '@escale/auth';
import { meResponseSchema } from '@escale/contracts';
import { notify, PageFrame, TextLink } from '@escale/design-system';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { apiPath, apiState, buildUser, http, refuse, renderApp, screen, server } from './index';

function CurrentUser() {
  const { status, user } = useSession();
  return <p>{`${status} ${user?.firstName ?? '-'}`}</p>;
}

function Gate() {
  return (
    <ModuleGate
      moduleId="users"
      demanded="write"
      pending={<p>attente</p>}
      error={(retry) => <button onClick={retry}>erreur</button>}
      denied={(missing) => <p>{`refusé ${missing}`}</p>}
    >
      <p>ouvert</p>
    </ModuleGate>
  );
}

it('is signed out by default', () => {
  renderApp(<CurrentUser />);
  expect(screen.getByText('anonymous -')).toBeVisible();
  expect(tokenStore.read()).toBeNull();
});

it.each([
  ['SUPER_ADMIN', 'Mariam'],
  ['ADMIN', 'Awa'],
  ['OPERATOR', 'Yao'],
] as const)('signs in as %s', (as, firstName) => {
  renderApp(<CurrentUser />, { as });
  expect(screen.getByText(`authenticated ${firstName}`)).toBeVisible();
});

it('signs in a given user with a session known to the API', async () => {
  renderApp(<CurrentUser />, { as: buildUser({ firstName: 'Fatou', role: 'ADMIN' }) });
  expect(screen.getByText('authenticated Fatou')).toBeVisible();
  const { user } = await getJson('/auth/me', meResponseSchema);
  expect(user.firstName).toBe('Fatou');
});

it.each([
  ['ADMIN', {}, 'ouvert'],
  ['OPERATOR', {}, 'refusé visible'],
  ['OPERATOR', { users: { visible: true, read: true, write: true } }, 'ouvert'],
  ['SUPER_ADMIN', { users: { visible: true, read: true, write: false } }, 'refusé write'],
] as const)(
  'grants %s the defaults of the role and the saved permissions %j',
  async (as, permissions, seen) => {
    renderApp(<Gate />, { as, permissions });
    expect(screen.getByText('attente')).toBeVisible();
    expect(await screen.findByText(seen)).toBeVisible();
  },
);

it('lets a test override one call', async () => {
  const asked: unknown[] = [];
  server.use(
    http.get(apiPath('/users/:userId/preferences'), ({ params }) => {
      asked.push(params.userId);
      return refuse(500, 'SERVER_ERROR', 'Erreur');
    }),
  );
  const { user } = renderApp(<Gate />, { as: 'ADMIN' });
  await user.click(await screen.findByRole('button', { name: 'erreur' }));
  expect(asked.length).toBeGreaterThanOrEqual(2);
});

it('opens an address with its parameters and follows links', async () => {
  const Detail = () => <TextLink to="/users">{useParams().userId}</TextLink>;
  const { user, location } = renderApp(<Detail />, { path: '/users/:userId', url: '/users/42?tab=rights' });
  expect(location()).toMatchObject({ pathname: '/users/42', search: '?tab=rights' });
  await user.click(screen.getByRole('link', { name: '42' }));
  expect(location().pathname).toBe('/users');
  expect(screen.queryByText('42')).toBeNull();
});

it('renders the routes of a module with earlier history entries', async () => {
  const routes = [
    { path: '/a', element: <p>page A</p> },
    { path: '/b', element: <p>page B</p> },
  ];
  const { navigate } = renderApp(null, { routes, url: ['/a', '/b'] });
  expect(screen.getByText('page B')).toBeVisible();
  await navigate(-1);
  expect(screen.getByText('page A')).toBeVisible();
});

it('shows query failures as toasts without retry delays', async () => {
  server.use(http.get(apiPath('/users'), () => refuse(403, 'FORBIDDEN', 'Non')));
  const List = () => {
    useQuery({ queryKey: ['users'], queryFn: () => getJson('/users', meResponseSchema) });
    return null;
  };
  renderApp(<List />, { as: 'ADMIN' });
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('removes all toasts between tests', () => {
  renderApp(null);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows toasts of the page', async () => {
  const Welcome = () => {
    useEffect(() => notify.success('Bienvenue !'), []);
    return null;
  };
  renderApp(<Welcome />);
  expect(await screen.findByText('Bienvenue !')).toBeVisible();
});

it('signs out', async () => {
  function SignOut() {
    const { signOut } = useSessionActions();
    return <button onClick={() => void signOut()}>{useSession().status}</button>;
  }
  const { user } = renderApp(<SignOut />, { as: 'ADMIN' });
  await user.click(screen.getByRole('button', { name: 'authenticated' }));
  expect(await screen.findByRole('button', { name: 'anonymous' })).toBeVisible();
  expect(apiState.user).toBeNull();
});

it('works with fake timers', async () => {
  jest.useFakeTimers();
  const Late = () => <p>{useCurrentUser().fullName}</p>;
  const { user } = renderApp(
    <PageFrame title="Page">
      <Late />
    </PageFrame>,
    { as: 'ADMIN' },
  );
  await user.click(screen.getByText('Awa Koné'));
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
  jest.useRealTimers();
});

it('fails on an unhandled call', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(fetch('/api/unknown')).rejects.toThrow();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/api/unknown'));
});

it('answers the sign-in with the account of the test', async () => {
  apiState.account = buildUser({ role: 'ADMIN' });
  const signIn = await fetch('/api/auth/verify-otp', { method: 'POST' });
  expect(await signIn.json()).toMatchObject({ success: true, user: { firstName: 'Awa' } });
});
