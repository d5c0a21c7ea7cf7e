import { tokenStore } from '@escale/api-client';
import { useSession } from '@escale/auth';
import type { SessionEndReason } from '@escale/contracts';
import { useUnsavedWork } from '@escale/design-system';
import {
  act,
  apiPath,
  apiState,
  buildAccessToken,
  buildUser,
  http,
  HttpResponse,
  renderApp,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { Navigate, useBlocker } from 'react-router-dom';
import { definition } from '../module';

const { signInAgain: SignInAgain } = definition;
const awa = buildUser({ firstName: 'Awa', role: 'ADMIN', email: 'awa.kone@escale.test' });

/** A form with unsaved work, which blocks leaving the page. */
function DraftForm() {
  useUnsavedWork(true);
  useBlocker(true);
  return <input aria-label="Brouillon" defaultValue="à moitié" />;
}

/** Renders the page as the shell does. */
function Page() {
  const { status, user } = useSession();
  if (status === 'anonymous') return <Navigate to="/login" replace />;
  return (
    <>
      <DraftForm key={user?.id} />
      {status === 'interrupted' && SignInAgain && <SignInAgain />}
    </>
  );
}

async function loseSession({ reason }: { reason?: SessionEndReason } = {}) {
  const app = renderApp(<Page />, {
    as: awa,
    url: '/users/add',
    path: '/users/add',
    routes: [...definition.pages],
  });
  await app.user.type(draftField(), ' rempli');
  tokenStore.clear({ reason });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null })));
  await screen.findByRole('dialog', { name: 'Votre session a pris fin' });
  await screen.findByLabelText('Mot de passe');
  return app;
}

const draftField = () => screen.getByLabelText('Brouillon');

async function signIn(user: Awaited<ReturnType<typeof loseSession>>['user']) {
  await user.type(screen.getByLabelText('Mot de passe'), 'Quai-Nord-7');
  await user.click(screen.getByRole('button', { name: 'Se connecter' }));
}

it('pre-fills the e-mail and supports password managers', async () => {
  await loseSession();
  const email = screen.getByRole('textbox', { name: 'Email professionnel' });
  expect(email).toHaveValue(awa.email);
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Mot de passe')).toHaveAttribute('autocomplete', 'current-password');
});

it.each([
  [
    'CLOSED_BY_ADMINISTRATOR',
    'Un administrateur a fermé votre session. Ce que vous avez saisi est conservé.',
  ],
  [undefined, 'Votre session a pris fin. Ce que vous avez saisi est conservé.'],
] as const)('shows the same text for %s as the sign-in page', async (reason, text) => {
  await loseSession({ reason });
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(text);
});

it('after password and code, resumes the page as it was', async () => {
  const { user, location } = await loseSession();
  apiState.account = awa;
  await signIn(user);
  await screen.findByRole('dialog', { name: 'Vérification du code' });
  await user.type(screen.getByRole('textbox', { name: 'Code de vérification' }), '123456');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(draftField()).toHaveValue('à moitié rempli');
  expect(location().pathname).toBe('/users/add');
  expect(await screen.findByText('Bienvenue Awa !')).toBeVisible();
  expect(tokenStore.read()).not.toBeNull();
});

it('opens the new-password form when the server demands it, though the page blocks leaving', async () => {
  const { user, location } = await loseSession();
  apiState.account = awa;
  server.use(
    http.post(apiPath('/auth/verify-otp'), () =>
      HttpResponse.json({ success: true, passwordToken: 'p-token' }),
    ),
  );
  await signIn(user);
  await screen.findByRole('dialog', { name: 'Vérification du code' });
  await user.type(screen.getByRole('textbox', { name: 'Code de vérification' }), '123456');
  expect(
    await screen.findByText(/Un administrateur demande que vous changiez de mot de passe/),
  ).toBeVisible();
  expect(location()).toMatchObject({ pathname: '/reset-password', state: { token: 'p-token' } });
  expect(screen.queryByLabelText('Brouillon')).toBeNull();
});

it('resumes at once when no code is required', async () => {
  const { user, location } = await loseSession();
  const accessToken = buildAccessToken(awa.id);
  server.use(http.post(apiPath('/auth/login'), () => HttpResponse.json({ user: { ...awa }, accessToken })));
  await signIn(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(draftField()).toHaveValue('à moitié rempli');
  expect(location().pathname).toBe('/users/add');
});

it.each([
  [{ error: 'Non.' }, 'Non.'],
  [{}, 'Erreur de connexion'],
])('shows a refusal %j on the field and changes nothing else [§8-6 §8-53]', async (body, text) => {
  const { user } = await loseSession();
  server.use(http.post(apiPath('/auth/login'), () => HttpResponse.json(body, { status: 400 })));
  await signIn(user);
  await waitFor(() => expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription(text));
  expect(draftField()).toHaveValue('à moitié rempli');
});

it('opens the home for another person', async () => {
  const { user, location } = await loseSession();
  const yao = buildUser({ id: 'user-9', firstName: 'Yao' });
  const accessToken = buildAccessToken(yao.id);
  server.use(http.post(apiPath('/auth/login'), () => HttpResponse.json({ user: { ...yao }, accessToken })));
  await signIn(user);
  await waitFor(() => expect(location().pathname).toBe('/modules'));
  expect(screen.queryByLabelText('Brouillon')).toBeNull();
});

it('ends the session when discarded, but not on Escape', async () => {
  const { user } = await loseSession();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Abandonner la saisie' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
