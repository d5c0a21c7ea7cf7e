import { apiPath, http, HttpResponse, refuse, screen, server, waitFor } from '@escale/testing';
import { renderAuth, toastTexts } from '../test-auth';

const submitButton = () => screen.findByRole('button', { name: "Confirmer l'adresse" });

function recordCalls(answer: () => Response = () => HttpResponse.json({ success: true })) {
  const sent: unknown[] = [];
  server.use(
    http.all(apiPath('/auth/confirm-email'), async ({ request }) => {
      sent.push([request.method, await request.json()]);
      return answer();
    }),
  );
  return sent;
}

it('takes the token out of the address bar and sends nothing by itself', async () => {
  const sent = recordCalls();
  const { location } = renderAuth('/confirm-email?token=abc');
  expect(await submitButton()).toBeVisible();
  await waitFor(() => expect(location().search).toBe(''));
  expect(location().state).toEqual({ token: 'abc' });
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('abc');
  expect(sent).toEqual([]);
});

it('confirms once when the button is pressed, and says so', async () => {
  const sent = recordCalls();
  const { user, location } = renderAuth('/confirm-email?token=abc');
  await user.dblClick(await submitButton());
  expect(await screen.findByRole('heading', { level: 1, name: 'Adresse confirmée' })).toHaveFocus();
  expect(sent).toEqual([['POST', { token: 'abc' }]]);
  expect(location().state).toEqual({ done: true });
  await user.click(screen.getByRole('link', { name: "Continuer vers l'application" }));
  expect(location().pathname).toBe('/login');
});

it.each(['/confirm-email', '/confirm-email?token='])(
  '%s is an invalid link, with the causes',
  async (url) => {
    renderAuth(url);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lien invalide' })).toBeVisible();
    expect(screen.getByText('Le lien a expiré (24 heures).')).toBeVisible();
    expect(screen.getByText('Le lien a déjà été utilisé.')).toBeVisible();
  },
);

it('shows the invalid-link screen when the server refuses the link', async () => {
  recordCalls(() => refuse(400, 'LINK_INVALID', 'Lien plus valable.'));
  const { user, location } = renderAuth('/confirm-email?token=abc');
  await user.click(await submitButton());
  expect(await screen.findByRole('heading', { name: 'Lien invalide' })).toHaveFocus();
  expect(screen.queryByText('Lien plus valable.')).not.toBeInTheDocument();
  expect(location().state).toEqual({});
});

it.each([
  [409, { error: 'Cette adresse email est déjà utilisée' }, 'Cette adresse email est déjà utilisée'],
  [500, {}, "Erreur lors de la confirmation de l'adresseErreur serveur. Veuillez réessayer plus tard."],
])('%i keeps the page so that the user can try again', async (status, body, text) => {
  recordCalls(() => HttpResponse.json(body, { status }));
  const { user } = renderAuth('/confirm-email?token=abc');
  await user.click(await submitButton());
  await waitFor(async () => expect(await toastTexts()).toEqual([text]));
  expect(await submitButton()).toBeEnabled();
});
