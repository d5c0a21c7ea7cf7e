import { screen, waitFor, within } from '@escale/testing';
import { expectToasts, serveDetail } from '../test-detail';
import { awa } from '../test-people';
import { openUserPage } from '../test-user-page';

jest.mock('../shared/use-is-phone', () => ({ useIsPhone: () => true }));

it('on a phone, the page has one action and a menu of the others, with the reasons in words', async () => {
  serveDetail();
  const { user } = openUserPage();
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

it('on a phone, pressing an unavailable forced logout says why, as the button does', async () => {
  serveDetail();
  const { user } = openUserPage('/users/yao', awa);
  const top = within(await screen.findByRole('region', { name: 'Yao Kouassi' }));
  top.getByRole('button', { name: 'Autres actions' }).focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: /^Déconnecter/ });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveAttribute('aria-activedescendant', item.id));
  await user.keyboard('{Enter}');
  await expectToasts(['Seuls les super admins peuvent forcer la déconnexion']);
});
