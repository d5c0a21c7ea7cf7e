import { isApiError, putJson, tokenStore } from '@escale/api-client';
import { useIsProofAsked, useSession } from '@escale/auth';
import {
  apiPath,
  apiState,
  buildAccessToken,
  buildUser,
  http,
  HttpResponse,
  refuse,
  renderApp,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { useState } from 'react';
import { Navigate, useBlocker } from 'react-router-dom';
import { mixed } from 'yup';
import { definition } from '../module';
import { toastTexts } from '../test-auth';

const { confirmIdentity: ConfirmIdentity } = definition;
const awa = buildUser({ firstName: 'Awa', role: 'ADMIN', email: 'awa.kone@escale.test' });
const refusal = 'Confirmez votre identité.';

/** The outcomes of the page's calls. A test may read them after the page has unmounted. */
const outcomes: string[] = [];
beforeEach(() => void outcomes.splice(0));

/** A page that changes the user's own account. The dialog opens over it, as in the shell. */
function AccountPage() {
  const { status } = useSession();
  return status === 'anonymous' ? <Navigate to="/login" replace /> : <OwnAccount />;
}

function OwnAccount() {
  useBlocker(true);
  const [outcome, setOutcome] = useState('');
  const end = (text: string) => {
    outcomes.push(text);
    setOutcome(text);
  };
  const save = async () => {
    try {
      await putJson('/users/me/password', mixed(), { password: 'x' });
      end('Enregistré');
    } catch (error) {
      end(isApiError(error) ? (error.serverText ?? '') : 'autre erreur');
    }
  };
  return (
    <>
      <p>{useSession().user?.firstName}</p>
      <input aria-label="Brouillon" />
      <button onClick={() => void save()}>Enregistrer</button>
      <p role="note">{outcome}</p>
      {useIsProofAsked() && ConfirmIdentity && <ConfirmIdentity />}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog');
const draftField = () => screen.getByLabelText('Brouillon');

/** Sets up a server that accepts a new password only with the token of a new sign-in. */
async function requireProof() {
  const old = buildAccessToken(awa.id);
  const sent: unknown[] = [];
  server.use(
    http.put(apiPath('/users/me/password'), ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${old}`
        ? refuse(409, 'REAUTHENTICATION_REQUIRED', refusal)
        : HttpResponse.json({ success: true }),
    ),
    http.post(apiPath('/auth/login'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ requiresOTP: true, email: awa.email });
    }),
  );
  const app = renderApp(<AccountPage />, {
    as: awa,
    url: '/profile',
    path: '/profile',
    routes: [...definition.pages],
  });
  tokenStore.write(old);
  apiState.account = awa;
  await app.user.type(draftField(), 'à moitié');
  await app.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByRole('dialog', { name: 'Confirmez votre identité' });
  await screen.findByLabelText('Mot de passe actuel');
  return { ...app, old, sent };
}

async function enterPassword(user: Awaited<ReturnType<typeof requireProof>>['user']) {
  await user.type(screen.getByLabelText('Mot de passe actuel'), 'Quai-Nord-7');
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
}

it('says why and for whom, and asks for nothing but the password', async () => {
  await requireProof();
  expect(screen.getByText(/Pour protéger votre compte/)).toBeVisible();
  expect(screen.getByText(awa.email)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Email professionnel' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByLabelText('Mot de passe actuel')).toHaveAttribute('autocomplete', 'current-password');
});

it('repeats the call after password and code; the page continues without a greeting', async () => {
  const { user, location, old, sent } = await requireProof();
  await enterPassword(user);
  await screen.findByRole('dialog', { name: 'Vérification du code' });
  server.use(
    http.post(apiPath('/auth/verify-otp'), () =>
      HttpResponse.json({ success: true, user: { ...awa }, accessToken: buildAccessToken(awa.id, 900) }),
    ),
  );
  await user.type(screen.getByRole('textbox', { name: 'Code de vérification' }), '123456');
  expect(await screen.findByText('Enregistré')).toBeVisible();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(sent).toEqual([{ email: awa.email, password: 'Quai-Nord-7' }]);
  expect(draftField()).toHaveValue('à moitié');
  expect(location().pathname).toBe('/profile');
  expect(tokenStore.read()).not.toBe(old);
  expect(screen.queryByText(/Bienvenue/)).toBeNull();
});

it('abandons the call and opens the new-password form when the server demands a new password', async () => {
  const { user, location } = await requireProof();
  await enterPassword(user);
  await screen.findByRole('dialog', { name: 'Vérification du code' });
  server.use(
    http.post(apiPath('/auth/verify-otp'), () =>
      HttpResponse.json({ success: true, passwordToken: 'p-token' }),
    ),
  );
  await user.type(screen.getByRole('textbox', { name: 'Code de vérification' }), '123456');
  expect(
    await screen.findByText(/Un administrateur demande que vous changiez de mot de passe/),
  ).toBeVisible();
  expect(location()).toMatchObject({ pathname: '/reset-password', state: { token: 'p-token' } });
  // The end of the session cancels the call, so the page shows no outcome.
  expect(outcomes).toEqual(['']);
  expect(dialog()).toBeNull();
  expect(tokenStore.read()).toBeNull();
});

it.each([
  [
    'Annuler',
    (user: Awaited<ReturnType<typeof requireProof>>['user']) =>
      user.click(screen.getByRole('button', { name: 'Annuler' })),
  ],
  ['Escape', (user: Awaited<ReturnType<typeof requireProof>>['user']) => user.keyboard('{Escape}')],
])('%s fails the call with the text of the server; the session stays open', async (_name, giveUp) => {
  const { user, old } = await requireProof();
  await giveUp(user);
  expect(await screen.findByText(refusal)).toBeVisible();
  await waitFor(() => expect(dialog()).toBeNull());
  expect(draftField()).toHaveValue('à moitié');
  expect(tokenStore.read()).toBe(old);
  expect(await toastTexts()).toEqual([]);
});

it('shows a wrong password on the field and asks again', async () => {
  const { user } = await requireProof();
  server.use(
    http.post(apiPath('/auth/login'), () => refuse(400, 'BAD_CREDENTIALS', 'Mot de passe incorrect')),
  );
  await enterPassword(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Mot de passe actuel')).toHaveAccessibleDescription(
      'Mot de passe incorrect',
    ),
  );
  expect(dialog()).toBeVisible();
});

it('ignores an answer for another account', async () => {
  const { user, old } = await requireProof();
  const yao = buildUser({ id: 'user-9', firstName: 'Yao' });
  server.use(
    http.post(apiPath('/auth/login'), () =>
      HttpResponse.json({ user: { ...yao }, accessToken: buildAccessToken(yao.id) }),
    ),
  );
  await enterPassword(user);
  expect(await screen.findByText(refusal)).toBeVisible();
  expect(tokenStore.read()).toBe(old);
  expect(screen.getByText('Awa')).toBeVisible();
});
