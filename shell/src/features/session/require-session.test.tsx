import { tokenStore } from '@escale/api-client';
import { useSessionActions } from '@escale/auth';
import { useUnsavedWork } from '@escale/design-system';
import {
  act,
  apiPath,
  buildAccessToken,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AnonymousOnly } from './anonymous-only';
import { RequireSession } from './require-session';
import { resumeAddress } from './resume-address';
import { StartScreen } from './start-screen';

const startScreen = <StartScreen home={null} />;

const renderNoDialog = (_kind: string, onUnavailable: () => void) => (
  <ReportUnavailable onUnavailable={onUnavailable} />
);

function ReportUnavailable({ onUnavailable }: { onUnavailable: () => void }) {
  useEffect(onUnavailable, [onUnavailable]);
  return null;
}

const guardedPage = (
  <RequireSession waiting={startScreen} dialog={renderNoDialog}>
    <p>Page</p>
  </RequireSession>
);

describe('RequireSession', () => {
  it('shows the page to signed-in users', async () => {
    renderApp(guardedPage, { as: 'OPERATOR', url: '/users?page=2', path: '/users' });
    expect(await screen.findByText('Page')).toBeVisible();
  });

  it('redirects others to /login and keeps the address [§2-17]', async () => {
    const { location } = renderApp(guardedPage, { url: '/users?page=2', path: '/users' });
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(resumeAddress.read()).toBe('/users?page=2');
    expect(screen.queryByText('Page')).not.toBeInTheDocument();
  });

  it.each([
    ['/profile', 'Chargement de votre profil...'],
    ['/users', 'Ouverture de votre session…'],
  ])('shows on %s while the user is being loaded: %s', async (url, text) => {
    tokenStore.write(buildAccessToken('user-1'));
    server.use(http.get(apiPath('/auth/me'), () => new Promise<never>(() => undefined)));
    renderApp(guardedPage, { url, path: url });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('keeps the session and offers a retry when the server does not answer', async () => {
    tokenStore.write(buildAccessToken('user-1'));
    server.use(http.get(apiPath('/auth/me'), () => HttpResponse.error()));
    renderApp(guardedPage, { url: '/users', path: '/users' });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(tokenStore.read()).not.toBeNull();
  });
});

describe('a session that ends', () => {
  function Typed() {
    useUnsavedWork(true);
    return <p>Page</p>;
  }

  it.each([
    ['without unsaved work', <p key="1">Page</p>],
    ['whose sign-in dialog is unavailable', <Typed key="2" />],
  ])('%s leads to /login [§4-9]', async (_name, page) => {
    const { location } = renderApp(
      <RequireSession waiting={startScreen} dialog={renderNoDialog}>
        {page}
      </RequireSession>,
      {
        as: 'ADMIN',
        url: '/users',
        path: '/users',
      },
    );
    expect(await screen.findByText('Page')).toBeVisible();
    tokenStore.clear({ reason: 'CLOSED_BY_ADMINISTRATOR' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null })));
    await waitFor(() => expect(location().pathname).toBe('/login'));
    expect(location().state).toEqual({ sessionEnded: true, reason: 'CLOSED_BY_ADMINISTRATOR' });
  });
});

it('leads to /login again when the user goes back after a sign-out, before that page is there', async () => {
  const Loading = lazy(() => new Promise<never>(() => undefined));
  const SignOut = () => {
    const { signOut } = useSessionActions();
    return <button onClick={() => void signOut()}>Se déconnecter</button>;
  };
  const Pages = () =>
    useLocation().pathname === '/login' ? (
      <Loading />
    ) : (
      <RequireSession waiting={startScreen} dialog={renderNoDialog}>
        <SignOut />
      </RequireSession>
    );
  const { user, location, navigate } = renderApp(
    <Suspense>
      <Pages />
    </Suspense>,
    { as: 'ADMIN', url: ['/modules', '/users'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  await navigate(-1);
  await waitFor(() => expect(location().pathname).toBe('/login'));
});

it('shows the dialog for a demanded proof of identity over the page; without a dialog it is given up', async () => {
  const kinds: string[] = [];
  function Asking() {
    const { proof } = useSessionActions();
    const [answer, setAnswer] = useState('');
    return (
      <button onClick={() => void proof.ask().then((given) => setAnswer(String(given)))}>
        Page {answer}
      </button>
    );
  }
  const dialog = (kind: string, onUnavailable: () => void) => {
    kinds.push(kind);
    return <ReportUnavailable onUnavailable={onUnavailable} />;
  };
  const { user } = renderApp(
    <RequireSession waiting={startScreen} dialog={dialog}>
      <Asking />
    </RequireSession>,
    { as: 'ADMIN', url: '/profile', path: '/profile' },
  );
  await user.click(await screen.findByText('Page'));
  expect(await screen.findByText('Page false')).toBeVisible();
  expect(kinds).toEqual(['confirmIdentity']);
});

describe('AnonymousOnly', () => {
  const login = (
    <AnonymousOnly>
      <p>Connexion</p>
    </AnonymousOnly>
  );

  it('shows its page to visitors [§2-2]', () => {
    renderApp(login, { url: '/login', path: '/login' });
    expect(screen.getByText('Connexion')).toBeVisible();
  });

  it('redirects signed-in users to /modules', async () => {
    const { location } = renderApp(login, { as: 'ADMIN', url: '/login', path: '/login' });
    await waitFor(() => expect(location().pathname).toBe('/modules'));
  });
});
