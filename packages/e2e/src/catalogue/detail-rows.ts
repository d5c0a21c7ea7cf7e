import type { User } from '@escale/contracts';
import { refuseMethod } from '../fixtures/answers';
import { UserDetailPage } from '../pages/user-detail-page';
import type { Row, RowTools } from './row';

const nobody = '00000000-0000-4000-8000-000000000000';

async function openDetail({ page, people }: RowTools, tab?: string): Promise<[UserDetailPage, User]> {
  const user = await (await people()).create();
  const detail = new UserDetailPage(page);
  await detail.open(user.id, tab);
  return [detail, user];
}

async function preferences(tools: RowTools, refused = false): Promise<void> {
  const [detail, user] = await openDetail(tools, 'preferences');
  if (refused) await refuseMethod(tools.page, 'PUT', `/users/${user.id}/preferences`);
  await detail.edit.click();
  await detail.choice('Format de date').selectOption('YYYY-MM-DD');
  await tools.page.getByRole('button', { name: 'Enregistrer les préférences' }).click();
}

async function permissions(tools: RowTools, refused = false): Promise<void> {
  const [detail, user] = await openDetail(tools, 'permissions');
  if (refused) await refuseMethod(tools.page, 'PUT', `/users/${user.id}/permissions`);
  await detail.flag('Paramètres', 'Module visible').click();
  await tools.page.getByRole('button', { name: 'Enregistrer les permissions' }).click();
}

async function password(tools: RowTools, refused = false): Promise<void> {
  const [detail, user] = await openDetail(tools, 'security');
  if (refused) await refuseMethod(tools.page, 'PUT', `/users/${user.id}/password`);
  for (const label of ['Nouveau mot de passe', 'Confirmer le mot de passe'])
    await tools.page.getByLabel(label, { exact: true }).fill('Grue-Rouge-2027!');
  await tools.page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await detail.dialog.getByRole('button', { name: 'Changer le mot de passe' }).click();
}

async function session({ page, people, signIn }: RowTools, refused = false): Promise<void> {
  await people();
  const { user } = await signIn('superAdmin');
  const detail = new UserDetailPage(page);
  await detail.open(user.id, 'security');
  if (refused) await refuseMethod(page, 'DELETE', `/users/${user.id}/sessions/*`);
  await page.getByRole('button', { name: 'Supprimer : Session 2' }).click();
  await detail.dialog.getByRole('button', { name: 'Supprimer' }).click();
}

/** The page of one user, and one's own. */
export const detailRows: readonly Row[] = [
  {
    text: 'Informations utilisateur mises à jour avec succès !',
    provoke: async (tools) => {
      const [detail] = await openDetail(tools);
      await detail.edit.click();
      await detail.field('Prénom').fill('Autre');
      await detail.saveGeneral();
    },
  },
  { text: 'Préférences mises à jour avec succès !', provoke: (tools) => preferences(tools) },
  { text: 'Erreur: Impossible de modifier les préférences', provoke: (tools) => preferences(tools, true) },
  {
    text: 'Erreur: Impossible de sauvegarder les préférences',
    provoke: async ({ page, signIn }) => {
      const { user } = await signIn('operator');
      await page.goto('/profile?onglet=preferences');
      await page.getByRole('combobox', { name: 'Format de date' }).selectOption('YYYY-MM-DD');
      await refuseMethod(page, 'PUT', `/users/${user.id}/preferences`);
      await page.getByRole('button', { name: 'Enregistrer les préférences' }).click();
    },
  },
  { text: 'Permissions mises à jour avec succès !', provoke: (tools) => permissions(tools) },
  { text: 'Erreur: Impossible de modifier les permissions', provoke: (tools) => permissions(tools, true) },
  {
    text: 'Mot de passe modifié avec succès ! Toutes les sessions ont été déconnectées.',
    provoke: (tools) => password(tools),
  },
  { text: 'Erreur: Impossible de modifier le mot de passe', provoke: (tools) => password(tools, true) },
  { text: 'Session supprimée avec succès', provoke: (tools) => session(tools) },
  { text: 'Erreur: Impossible de supprimer la session', provoke: (tools) => session(tools, true) },
  {
    text: 'Utilisateur non trouvé',
    place: 'screen',
    provoke: async ({ page, people }) => {
      await people();
      await page.goto(`/users/${nobody}`);
    },
  },
  {
    text: 'Aucune session active',
    place: 'screen',
    provoke: (tools) => openDetail(tools, 'security'),
  },
  {
    text: 'Aucune activité enregistrée',
    place: 'screen',
    provoke: async (tools) => {
      const [detail] = await openDetail(tools, 'activity');
      await detail.choice('Action').selectOption('Suppression');
    },
  },
];
