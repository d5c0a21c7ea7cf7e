import { apiPath, apiState, http, HttpResponse, refuse, renderApp, screen, server } from '@escale/testing';
import { UserMenu } from './user-menu';

const saves: { version: string | null; body: unknown }[] = [];

beforeEach(() => {
  saves.length = 0;
});

const updatedAt = '2026-11-01T08:00:00.000Z';

async function chooseLanguage(name: string) {
  const { user } = renderApp(<UserMenu onPartError={() => undefined} />, {
    as: 'OPERATOR',
    preferences: { updatedAt },
  });
  await user.click(await screen.findByRole('button', { name: /^Menu/ }));
  await user.click(await screen.findByRole('menuitemradio', { name }));
}

it('saves the language with the other preferences as they are now, and the interface follows', async () => {
  server.use(
    http.put(apiPath('/users/:userId/preferences'), async ({ request }) => {
      saves.push({ version: request.headers.get('If-Match'), body: await request.json() });
      apiState.preferences = { ...apiState.preferences, language: 'en' };
      return HttpResponse.json({ success: true });
    }),
  );
  await chooseLanguage('English');
  expect(await screen.findByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  const { timezone, dateFormat, timeFormat, notifications } = apiState.preferences;
  expect(saves).toEqual([
    { version: updatedAt, body: { language: 'en', timezone, dateFormat, timeFormat, notifications } },
  ]);
});

it('stays in the language when the save is refused, and says so', async () => {
  server.use(http.put(apiPath('/users/:userId/preferences'), () => refuse(500, 'SERVER_ERROR', 'Erreur')));
  await chooseLanguage('العربية');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
});
