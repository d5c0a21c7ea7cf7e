import { usersQueryOptions } from '@escale/api-client';
import { act, apiPath, http, HttpResponse, screen, server, waitFor, within } from '@escale/testing';
import { serveDetail } from '../test-detail';
import { mariam, yao } from '../test-people';
import { getButton, findButton, openUserPage } from '../test-user-page';

const baseActivity = { id: 'a1', action: 'UPDATE', timestamp: '2026-11-21T10:00:00.000Z' };
const findHeader = (name = 'Yao Kouassi') => screen.findByRole('region', { name });

it('says that another person has changed the user, until the notice is hidden or a new change comes', async () => {
  serveDetail();
  const { realtime, user } = openUserPage();
  await findHeader();
  const change = (id: string, by: object, action = 'ROLE_CHANGE') =>
    act(() =>
      realtime.handle('user_activity', { ...baseActivity, ...by, id, action, resource: 'users/yao' }),
    );
  change('a1', { userId: mariam.id });
  change('a2', {});
  change('a3', { userId: 'yao' }, 'LOGIN');
  expect(screen.queryByText(/ par /)).not.toBeInTheDocument();
  change('a4', { userId: 'else' });
  expect(screen.getByText(/^Changement de rôle par une autre personne à \d{2}:\d{2}\.$/)).toBeVisible();
  await user.click(getButton('Masquer'));
  expect(screen.queryByText(/ par /)).not.toBeInTheDocument();
  change('a5', { userId: 'else', timestamp: '2026-11-21T10:00:01.000Z' }, 'STATUS_CHANGE');
  expect(screen.getByText(/^Changement de statut par une autre personne/)).toBeVisible();
});

it('names who has changed the user, also where the list was not read', async () => {
  serveDetail();
  const { realtime } = openUserPage();
  await findHeader();
  act(() => realtime.handle('user_activity', { ...baseActivity, userId: 'awa', resource: 'users/yao' }));
  expect(await screen.findByText(/ par Awa Koné à \d{2}:\d{2}\.$/)).toBeVisible();
});

it('keeps the notice of a change until it is hidden, whatever else happens', async () => {
  serveDetail();
  const { realtime } = openUserPage();
  await findHeader();
  const activity = (entry: object) =>
    act(() => realtime.handle('user_activity', { ...baseActivity, userId: 'else', ...entry }));
  activity({ resource: 'users/yao' });
  for (let second = 10; second < 20; second += 1)
    activity({ id: `b${second}`, resource: 'users/fatou', timestamp: `2026-11-21T10:00:${second}.000Z` });
  expect(screen.getByText(/ par une autre personne à /)).toBeVisible();
});

it("goes to the list even if the live event of one's own deletion arrives before the answer", async () => {
  serveDetail();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.delete(apiPath('/users/yao'), async () => {
      await answered;
      return HttpResponse.json({ success: true });
    }),
  );
  const { user, location, realtime, queryClient } = openUserPage();
  await user.click(await findButton('Supprimer'));
  await user.click(
    await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Supprimer' }),
  );
  const respondNotFound = jest.fn(() => new HttpResponse(null, { status: 404 }));
  server.use(http.get(apiPath('/users/yao'), respondNotFound));
  const deletion = { ...baseActivity, action: 'DELETE', resource: 'users/yao', userId: mariam.id };
  act(() => realtime.handle('user_activity', deletion));
  await waitFor(() => expect(respondNotFound).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Utilisateur non trouvé')).not.toBeInTheDocument();
  answer();
  await waitFor(() => expect(location().pathname).toBe('/users'));
});

it('shows the user from the list until the answer arrives, and then from the answer', async () => {
  serveDetail();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(apiPath('/users/yao'), async () => {
      await held;
      return HttpResponse.json({ success: true, data: { ...yao, lastName: 'Kouassi-Brou' } });
    }),
  );
  const { queryClient, navigate } = openUserPage('/elsewhere');
  queryClient.setQueryData(usersQueryOptions().queryKey, [mariam, yao]);
  await navigate('/users/yao');
  expect(await findHeader()).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(5);
  answer();
  expect(await findHeader('Yao Kouassi-Brou')).toBeVisible();
});
