import { accounts } from '../fixtures/accounts';
import { refuseMethod } from '../fixtures/answers';
import { grant } from '../fixtures/permissions';
import type { Row, RowTools } from './row';

const operator = accounts.operator.email;

/** Asks for the operator's forced logout in the audit log. */
async function forceLogout({ page, signIn }: RowTools, account: 'superAdmin' | 'admin'): Promise<void> {
  await signIn('operator');
  await signIn(account);
  await page.goto(`/security?onglet=audit&utilisateur=${operator}`);
  page.once('dialog', (dialog) => void dialog.accept());
  await page
    .getByRole('button', { name: /^Déconnecter/ })
    .first()
    .click();
}

export const securityRows: readonly Row[] = [
  {
    text: 'Accès réservé aux administrateurs',
    provoke: async ({ page, signIn }) => {
      await signIn('operator');
      await grant(page, { security: { visible: true, read: true } });
      await page.goto('/security');
    },
  },
  {
    text: 'Seuls les super admins peuvent forcer la déconnexion',
    provoke: (tools) => forceLogout(tools, 'admin'),
  },
  {
    text: 'Erreur lors de la déconnexion',
    provoke: async (tools) => {
      await refuseMethod(tools.page, 'POST', '/users/*/force-logout', { error: 'Refusé' });
      await forceLogout(tools, 'superAdmin');
    },
  },
  { text: 'Utilisateur déconnecté avec succès', provoke: (tools) => forceLogout(tools, 'superAdmin') },
  {
    text: 'Données rafraîchies',
    provoke: async ({ page, signIn }) => {
      await signIn('admin');
      await page.goto('/security');
      await page.getByRole('button', { name: 'Rafraîchir' }).click();
    },
  },
];
