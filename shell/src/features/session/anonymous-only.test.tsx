import { act, apiState, buildAccessToken, buildUser, renderApp, screen, waitFor } from '@escale/testing';
import { AnonymousOnly } from './anonymous-only';

/** Changes the token as a change in another tab would. */
async function changeTokenInOtherTab(token: string | null): Promise<void> {
  if (token === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', token);
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: token }));
  });
}

it('a sign-in in another tab opens the modules here, a sign-out leaves the page', async () => {
  const { location } = renderApp(
    <AnonymousOnly>
      <p>Identification</p>
    </AnonymousOnly>,
    { url: '/login' },
  );
  await changeTokenInOtherTab(null);
  expect(screen.getByText('Identification')).toBeVisible();
  expect(location().pathname).toBe('/login');
  apiState.user = buildUser({ id: 'awa' });
  await changeTokenInOtherTab(buildAccessToken('awa'));
  await waitFor(() => expect(location().pathname).toBe('/modules'));
});
