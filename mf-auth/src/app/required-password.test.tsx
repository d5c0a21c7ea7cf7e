import { apiPath, http, HttpResponse, screen, server, waitFor } from '@escale/testing';
import { renderAuth } from '../test-auth';

const email = 'awa.kone@escale.test';
const codeField = () => screen.findByLabelText('Code de vérification');

async function openOtpPage() {
  const state = { email, secureTransition: true, timestamp: Date.now() };
  const app = renderAuth([{ pathname: '/' }, { pathname: '/otp-verification', state }]);
  await codeField();
  await waitFor(() => expect(app.location().state).toMatchObject({ guarded: true }));
  return app;
}

describe('a sign-in for which the server demands a new password', () => {
  const asks = () =>
    server.use(
      http.post(apiPath('/auth/verify-otp'), () =>
        HttpResponse.json({ success: true, passwordToken: 'p-token' }),
      ),
    );

  it('leads to the new-password form, without a session', async () => {
    asks();
    const { user, location } = await openOtpPage();
    await user.type(await codeField(), '123456');
    expect(
      await screen.findByText(/Un administrateur demande que vous changiez de mot de passe/),
    ).toBeVisible();
    expect(location()).toMatchObject({
      pathname: '/reset-password',
      search: '',
      state: { token: 'p-token', isInvitation: false, required: true },
    });
    expect(localStorage.getItem('accessToken')).toBeNull();
  });

  it('sets the password with the token from the answer', async () => {
    asks();
    const sent: unknown[] = [];
    server.use(
      http.post(apiPath('/auth/reset-password'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = await openOtpPage();
    await user.type(await codeField(), '123456');
    await user.type(await screen.findByLabelText('Nouveau mot de passe'), 'Quai-Nord-2025');
    await user.type(screen.getByLabelText('Confirmer le mot de passe'), 'Quai-Nord-2025');
    await user.click(screen.getByRole('button', { name: 'Réinitialiser le mot de passe' }));
    expect(await screen.findByRole('heading', { name: 'Mot de passe réinitialisé' })).toBeVisible();
    expect(sent).toEqual([{ token: 'p-token', password: 'Quai-Nord-2025', isInvitation: false }]);
  });
});
