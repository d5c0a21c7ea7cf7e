import { act, apiPath, http, screen, server, waitFor } from '@escale/testing';
import { renderAuth } from '../test-auth';

beforeEach(() =>
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  }),
);
afterEach(() => jest.useRealTimers());

const codeField = () => screen.findByLabelText('Code de vérification');

async function openOtpPage() {
  const state = { email: 'awa.kone@escale.test', secureTransition: true, timestamp: Date.now() };
  const app = renderAuth([{ pathname: '/' }, { pathname: '/otp-verification', state }]);
  await codeField();
  await waitFor(() => expect(app.location().state).toMatchObject({ guarded: true }));
  return app;
}

describe('an answer that arrives after the page was left', () => {
  async function leaveDuring(
    path: string,
    ask: (app: Awaited<ReturnType<typeof openOtpPage>>) => Promise<void>,
  ) {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const answered = jest.fn();
    server.use(
      http.post(apiPath(path), async () => {
        answered();
        await held;
      }),
    );
    const app = await openOtpPage();
    await ask(app);
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await app.navigate('/login');
    await screen.findByRole('heading', { name: 'Identification' });
    const mutations = app.queryClient.getMutationCache();
    const settled = new Promise<void>((resolve) =>
      mutations.subscribe(() => app.queryClient.isMutating() === 0 && resolve()),
    );
    release();
    await act(() => settled);
    return app;
  }

  it('does not navigate: a new code', async () => {
    const app = await leaveDuring('/auth/resend-otp', async ({ user }) => {
      act(() => jest.advanceTimersByTime(60_000));
      await user.click(screen.getByRole('button', { name: /^Renvoyer le code/ }));
    });
    expect(app.location().pathname).toBe('/login');
  });

  it('does not sign in a user who has cancelled the sign-in', async () => {
    const app = await leaveDuring('/auth/verify-otp', async ({ user }) =>
      user.type(await codeField(), '123456'),
    );
    expect(app.location().pathname).toBe('/login');
    expect(localStorage.getItem('accessToken')).toBeNull();
  });
});
