import { screen } from '@escale/testing';
import { buildSession, serveDetail } from '../test-detail';
import { awa } from '../test-people';
import { openUserPage } from '../test-user-page';

it('disables password and sessions of another account without the right to write, with the reason', async () => {
  serveDetail({ sessions: [buildSession(1)] });
  const permissions = { users: { visible: true, read: true, write: false, delete: false } };
  const { user } = openUserPage('/users/yao?onglet=security', awa, { permissions });
  const reason = 'Il vous manque le droit « Modification » du module Gestion Utilisateurs.';
  await user.click(await screen.findByText('Saisir un mot de passe à sa place'));
  expect(screen.getByLabelText('Nouveau mot de passe')).toBeVisible();
  const link = 'Envoyer un lien de réinitialisation';
  for (const name of [link, 'Changer le mot de passe', /^Fermer : Session actuelle/])
    expect(await screen.findByRole('button', { name })).toHaveAccessibleDescription(reason);
});
