import { tokenStore } from '@escale/api-client';
import { useUnsavedWork } from '@escale/design-system';
import {
  act,
  apiPath,
  apiState,
  buildUser,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { RequireSession } from '../../features/session/require-session';
import { UserMenu } from './user-menu';

const minuteMs = 60_000;
const renderDialog = () => <p>Reconnectez-vous</p>;

function Page({ unsaved = false }: { unsaved?: boolean }) {
  useUnsavedWork(unsaved);
  return (
    <>
      <input aria-label="Prénom" />
      <UserMenu onPartError={() => undefined} />
    </>
  );
}

/** A token of a session with an idle limit of 30 minutes. */
const tokenWithIdleLimit = (userId: string) =>
  `h.${btoa(JSON.stringify({ sub: userId, exp: Date.now() / 1_000 + 36_000, idleSeconds: 1_800 }))}.s`;

async function openPage({ unsaved = false } = {}) {
  const app = renderApp(
    <RequireSession waiting={null} dialog={renderDialog}>
      <Page unsaved={unsaved} />
    </RequireSession>,
    {
      as: buildUser({ role: 'ADMIN' }),
      url: '/users',
      path: '/users',
    },
  );
  tokenStore.write(tokenWithIdleLimit(apiState.user?.id ?? ''));
  expect(await screen.findByLabelText('Prénom')).toBeVisible();
  await app.user.click(screen.getByLabelText('Prénom'));
  return app;
}

/** Advances the time by `ms`; timers run only during the last two seconds. */
async function advanceTime(ms: number): Promise<void> {
  jest.setSystemTime(Date.now() + ms - 2_000);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
}

const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const findWarning = () => screen.findByRole('alertdialog', { name: 'Êtes-vous toujours là ?' });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

it('warns two minutes before the end and counts down, announcing only the last 30 seconds', async () => {
  await openPage();
  await advanceTime(27 * minuteMs);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await advanceTime(minuteMs);
  expect(await findWarning()).toHaveAccessibleDescription(
    /^Cette session est restée inactive. Par sécurité, elle prendra fin dans 2 min 00 s/,
  );
  const announced = () => screen.getByRole('status', { hidden: true });
  expect(announced()).toBeEmptyDOMElement();
  await advanceTime(18_000);
  expect(screen.getByRole('timer')).toHaveTextContent('1 min 42 s');
  await advanceTime(72_000);
  expect(screen.getByRole('timer')).toHaveTextContent('30 s');
  expect(announced()).toHaveTextContent('Votre session prend fin dans 30 secondes.');
  await advanceTime(10_000);
  expect(announced()).toHaveTextContent('Votre session prend fin dans 30 secondes.');
});

it('closes when the user stays, and refreshes the session on the server', async () => {
  const asked = jest.fn();
  const { user } = await openPage();
  server.use(http.get(apiPath('/auth/me'), () => void asked()));
  await advanceTime(29 * minuteMs);
  await user.click(screen.getByRole('button', { name: 'Rester connecté' }));
  await waitUntilClosed();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  await advanceTime(27 * minuteMs);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('stays while only the pointer moves, and Escape closes it', async () => {
  const { user } = await openPage();
  await advanceTime(29 * minuteMs);
  await user.hover(screen.getByText(/restée inactive/));
  await advanceTime(5_000);
  expect(await findWarning()).toBeVisible();
  await user.keyboard('{Escape}');
  await waitUntilClosed();
});

it('offers to sign out', async () => {
  const { user, location } = await openPage();
  await advanceTime(28 * minuteMs);
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(tokenStore.read()).toBeNull();
});

it('without an answer, ends the session on the server and leads to /login', async () => {
  const loggedOut = jest.fn();
  server.use(http.post(apiPath('/auth/logout'), () => (loggedOut(), HttpResponse.json({ success: true }))));
  const { location } = await openPage();
  await advanceTime(28 * minuteMs);
  await advanceTime(2 * minuteMs);
  expect(location().pathname).toBe('/login');
  expect(loggedOut).toHaveBeenCalledTimes(1);
});

it('over unsaved work, the page stays under the sign-in dialog, without the warning', async () => {
  const { user } = await openPage({ unsaved: true });
  await user.type(screen.getByLabelText('Prénom'), 'Aïssata');
  await advanceTime(28 * minuteMs);
  await advanceTime(2 * minuteMs);
  expect(screen.getByText('Reconnectez-vous')).toBeVisible();
  expect(screen.getByLabelText('Prénom')).toHaveValue('Aïssata');
  await waitUntilClosed();
});
