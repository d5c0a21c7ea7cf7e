import { tokenStore } from '@escale/api-client';
import {
  apiPath,
  apiState,
  buildAccessToken,
  buildUser,
  http,
  HttpResponse,
  screen,
  server,
  waitFor,
} from '@escale/testing';
import { renderAuth, toastTexts } from '../test-auth';

const noticePattern = /^Votre navigateur refuse d'enregistrer des données/;
const refuseStorage = () => {
  throw new DOMException('refused', 'SecurityError');
};

afterEach(() => {
  tokenStore.clear();
  jest.restoreAllMocks();
});

it.each([
  ['refuses storage', ['getItem', 'setItem', 'removeItem']],
  ['has a full storage', ['setItem']],
] as const)('a browser that %s: step 1 says so once, and the visit works', async (_how, methods) => {
  for (const method of methods) jest.spyOn(Storage.prototype, method).mockImplementation(refuseStorage);
  const user = buildUser();
  const accessToken = buildAccessToken(user.id);
  server.use(
    http.post(apiPath('/auth/login'), () => HttpResponse.json({ success: true, user, accessToken })),
  );
  const app = renderAuth({ pathname: '/login', state: { email: user.email } });
  expect(await screen.findByText(noticePattern)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Continuer' }));
  const password = await screen.findByLabelText('Mot de passe');
  expect(screen.queryByText(noticePattern)).toBeNull();
  apiState.user = user;
  await app.user.type(password, 'secret{Enter}');
  await waitFor(() => expect(app.location().pathname).toBe('/modules'));
  expect(await toastTexts()).toEqual(['Bienvenue !']);
  expect(tokenStore.read()).toBe(accessToken);
});

it('a browser with working storage shows no such notice', async () => {
  renderAuth('/login');
  expect(await screen.findByRole('textbox', { name: 'Email professionnel' })).toBeVisible();
  expect(screen.queryByText(noticePattern)).toBeNull();
});
