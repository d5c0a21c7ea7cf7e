import { apiPath, http, HttpResponse, refuse, screen, server, waitFor } from '@escale/testing';
import { renderAuth, toastTexts } from '../test-auth';

const email = 'awa.kone@escale.test';
const emailField = () => screen.findByRole('textbox', { name: 'Email professionnel' });
const sendButton = () => screen.getByRole('button', { name: 'Envoyer le lien' });

async function reachConfirmation() {
  const app = renderAuth({ pathname: '/forgot-password', state: { email } });
  expect(await emailField()).toHaveValue(email);
  await app.user.click(sendButton());
  await screen.findByRole('heading', { level: 1, name: 'Email envoyé' });
  return app;
}

it.each(['', 'pas-une-adresse'])('refuses %j without a call [§5-4]', async (typed) => {
  server.use(http.post(apiPath('/auth/forgot-password'), () => refuse(500, 'SERVER_ERROR', 'appelé')));
  const { user } = renderAuth('/forgot-password');
  if (typed !== '') await user.type(await emailField(), typed);
  else await emailField();
  await user.click(sendButton());
  expect(await emailField()).toHaveAccessibleDescription('Veuillez entrer un email valide');
  expect(await emailField()).toHaveFocus();
  expect(await toastTexts()).toEqual([]);
});

it('shows the next steps and a link to the sign-in; the title is focused [§2-3 §2-30 §7-7 §9-1]', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(apiPath('/auth/forgot-password'), async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, location } = await reachConfirmation();
  expect(sent).toEqual([{ email }]);
  expect(screen.getByRole('heading', { name: 'Email envoyé' })).toHaveFocus();
  expect(screen.getByText(email)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Prochaines étapes' })).toBeVisible();
  expect(screen.getByText(/^Ouvrez le lien reçu : il est valable 1 heure\.$/)).toBeVisible();
  expect(document.title).toMatch(/^Email envoyé/);
  await user.click(screen.getByRole('link', { name: 'Retour à la connexion' }));
  expect(location()).toMatchObject({ pathname: '/login', state: { email } });
});

it('returns to the form on Back', async () => {
  const { navigate } = await reachConfirmation();
  await navigate(-1);
  expect(await emailField()).toHaveFocus();
});

it('sends the mail again, whatever the response contains [§2-30 §7-7]', async () => {
  const { user } = await reachConfirmation();
  server.use(http.post(apiPath('/auth/forgot-password'), () => HttpResponse.json(null)));
  await user.click(screen.getByRole('button', { name: "Renvoyer l'email" }));
  await waitFor(async () => expect(await toastTexts()).toEqual(['Email renvoyé avec succès !']));
});

const failureCases = [
  [422, { error: 'Adresse bloquée' }, ['Adresse bloquée']],
  [401, { success: false }, [null]],
  [429, { error: 'Trop de demandes.' }, ['Trop de demandes.']],
  [500, {}, [null, 'Erreur serveur. Veuillez réessayer plus tard.']],
] as const;

it.each(failureCases)('reports a failed request: %i %j [§8-14 §8-57]', async (status, body, lines) => {
  server.use(http.post(apiPath('/auth/forgot-password'), () => HttpResponse.json(body, { status })));
  const { user } = renderAuth({ pathname: '/forgot-password', state: { email } });
  await emailField();
  await user.click(sendButton());
  const text = lines.map((line) => line ?? "Erreur lors de l'envoi de l'email").join('');
  await waitFor(async () => expect(await toastTexts()).toEqual([text]));
  expect(await emailField()).toHaveValue(email);
});

it.each(failureCases)('reports a failed second request: %i %j [§8-15 §8-57]', async (status, body, lines) => {
  const { user } = await reachConfirmation();
  server.use(http.post(apiPath('/auth/forgot-password'), () => HttpResponse.json(body, { status })));
  await user.click(screen.getByRole('button', { name: "Renvoyer l'email" }));
  const text = lines.map((line) => line ?? "Erreur lors du renvoi de l'email").join('');
  await waitFor(async () => expect(await toastTexts()).toEqual([text]));
  expect(screen.getByRole('heading', { name: 'Email envoyé' })).toBeVisible();
});
