import { screen, within } from '@escale/testing';
import { serveDetail } from '../test-detail';
import { openUser } from '../test-user-page';

jest.mock('../shared/use-is-phone', () => ({ useIsPhone: () => true }));

it('on a phone a file has one act and a menu for the others, with the reasons in words', async () => {
  serveDetail();
  const { user } = openUser();
  const top = within(await screen.findByRole('region', { name: 'Yao Kouassi' }));
  expect(top.getByRole('button', { name: 'Modifier' })).toBeVisible();
  expect(top.queryByRole('button', { name: 'Supprimer' })).toBeNull();
  await user.click(top.getByRole('button', { name: 'Autres actions' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Désactiver',
    "DéconnecterCette personne n'est connectée nulle part.",
    'Suspendre',
    'Comparer ou copier des droits',
    'Imprimer la fiche',
    'Supprimer',
  ]);
});
