import { act, apiPath, http, HttpResponse, screen, server, waitFor, within } from '@escale/testing';
import { onlineManager } from '@tanstack/react-query';
import { serveDetail } from '../test-detail';
import { yao } from '../test-people';
import { getButton, findButton, openUserPage } from '../test-user-page';

const findDialogButton = async (name: string) =>
  within(await screen.findByRole('alertdialog')).findByRole('button', { name });

const failWithoutAnswer = () => HttpResponse.error();

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
    // `onlineManager` listens to the window only once a page has mounted.
    onlineManager.setOnline(online);
  });
}

afterEach(() => setOnline(true));

it('a page without data says that it could not be loaded, and loads by itself when the network returns', async () => {
  serveDetail();
  setOnline(false);
  server.use(http.get(apiPath('/users/yao'), failWithoutAnswer));
  openUserPage();
  expect(await screen.findByText("Impossible de charger l'utilisateur")).toBeVisible();
  expect(getButton('Réessayer')).toBeEnabled();
  expect(screen.getByText('Erreur de connexion réseau.')).toBeVisible();
  server.use(http.get(apiPath('/users/yao'), () => HttpResponse.json({ success: true, data: yao })));
  setOnline(true);
  expect(await screen.findByRole('region', { name: 'Yao Kouassi' })).toBeVisible();
});

it('a deletion fails at once, can be cancelled, and is not carried out later', async () => {
  serveDetail();
  const { user, queryClient } = openUserPage();
  await user.click(await findButton('Supprimer'));
  const sent = jest.fn(failWithoutAnswer);
  server.use(http.delete(apiPath('/users/yao'), sent));
  setOnline(false);
  await user.click(await findDialogButton('Supprimer'));
  expect(await screen.findByText("Erreur: Impossible de supprimer l'utilisateur")).toBeVisible();
  expect(screen.getByText('Erreur de connexion réseau.')).toBeVisible();
  await user.click(await findDialogButton('Annuler'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  setOnline(true);
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0));
  expect(sent).toHaveBeenCalledTimes(1);
});
