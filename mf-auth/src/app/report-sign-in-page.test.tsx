import { apiPath, http, HttpResponse, refuse, renderApp, screen, server, waitFor } from '@escale/testing';
import { definition } from '../module';
import { renderAuth, toastTexts } from '../test-auth';

const submitButton = () => screen.findByRole('button', { name: 'Arrêter cette connexion' });

function recordCalls(answer: () => Response = () => HttpResponse.json({ success: true })) {
  const sent: unknown[] = [];
  server.use(
    http.all(apiPath('/auth/report-sign-in'), async ({ request }) => {
      sent.push([request.method, await request.json(), new URL(request.url).search]);
      return answer();
    }),
  );
  return sent;
}

it('takes the token out of the address bar and sends nothing by itself', async () => {
  const sent = recordCalls();
  const { location } = renderAuth('/report-sign-in?token=abc');
  expect(await submitButton()).toBeVisible();
  await waitFor(() => expect(location().search).toBe(''));
  expect(location().state).toEqual({ token: 'abc' });
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('abc');
  expect(sent).toEqual([]);
});

it('stops the sign-in once when the button is pressed, and leads to a new password', async () => {
  const sent = recordCalls();
  const { user, location } = renderAuth('/report-sign-in?token=abc');
  await user.dblClick(await submitButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Connexion arrêtée' })).toHaveFocus();
  expect(sent).toEqual([['POST', { token: 'abc' }, '']]);
  expect(location().state).toEqual({ done: true });
  await user.click(screen.getByRole('link', { name: 'Choisir un nouveau mot de passe' }));
  expect(location().pathname).toBe('/forgot-password');
});

it.each([
  ['Connexion arrêtée', () => HttpResponse.json({ success: true })],
  ['Lien invalide', () => refuse(400, 'LINK_INVALID', 'Lien plus valable.')],
])('leads a signed-in owner to the password of their profile from %s', async (name, answer) => {
  recordCalls(answer);
  const { user, location } = renderApp(null, {
    as: 'OPERATOR',
    url: '/report-sign-in?token=abc',
    routes: [...definition.pages],
  });
  await user.click(await submitButton());
  await screen.findByRole('heading', { level: 1, name });
  await user.click(screen.getByRole('link', { name: 'Choisir un nouveau mot de passe' }));
  expect(location()).toMatchObject({ pathname: '/profile', search: '?section=securite' });
});

it('does nothing for owners who signed in themselves', async () => {
  const sent = recordCalls();
  const { user, location } = renderAuth('/report-sign-in?token=abc');
  await submitButton();
  await user.click(screen.getByRole('link', { name: "C'était moi" }));
  expect(location().pathname).toBe('/login');
  expect(sent).toEqual([]);
});

it.each(['/report-sign-in', '/report-sign-in?token='])('%s is an invalid link', async (url) => {
  renderAuth(url);
  expect(await screen.findByRole('heading', { level: 1, name: 'Lien invalide' })).toBeVisible();
  expect(screen.getByText('Le lien a expiré (48 heures).')).toBeVisible();
});

it('shows the invalid-link screen when the server refuses the link, without a toast', async () => {
  recordCalls(() => refuse(400, 'LINK_INVALID', 'Lien plus valable.'));
  const { user, location } = renderAuth('/report-sign-in?token=abc');
  await user.click(await submitButton());
  expect(await screen.findByRole('heading', { name: 'Lien invalide' })).toHaveFocus();
  expect(screen.queryByText('Lien plus valable.')).not.toBeInTheDocument();
  expect(location().state).toEqual({});
});

it('keeps the page after a failure so that the owner can try again', async () => {
  recordCalls(() => HttpResponse.json({}, { status: 500 }));
  const { user } = renderAuth('/report-sign-in?token=abc');
  await user.click(await submitButton());
  await waitFor(async () =>
    expect(await toastTexts()).toEqual([
      "Impossible d'arrêter cette connexionErreur serveur. Veuillez réessayer plus tard.",
    ]),
  );
  expect(await submitButton()).toBeEnabled();
});
