import { expect } from '@playwright/test';
import { delayCalls } from '../fixtures/answers';
import { answerLongPerson } from '../fixtures/long-person';
import { UserFormPage } from '../pages/user-form-page';
import { UsersPage } from '../pages/users-page';
import type { Screen } from './screen';

/** The list and the form of the users in their states. */
export const usersScreens: readonly Screen[] = [
  {
    name: 'users-selection',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      const users = new UsersPage(page);
      await users.open('Kouassi');
      await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
      await users.bulkBar.waitFor();
    },
  },
  {
    name: 'users-bulk-deletion',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      const users = new UsersPage(page);
      await users.open('Koffi');
      await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
      await users.ask('Supprimer');
    },
  },
  {
    name: 'users-rights',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      const users = new UsersPage(page);
      await users.open('Koffi');
      await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
      await users.bulkBar.getByRole('button', { name: 'Rôle et droits' }).click();
      const reports = page.getByRole('group', { name: 'Rapports' });
      await reports.getByRole('combobox', { name: 'Modification' }).selectOption('grant');
      await page.getByRole('list', { name: 'Personnes à modifier' }).waitFor();
    },
  },
  {
    name: 'users-one-long-name',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      const { user } = await signIn('superAdmin');
      await answerLongPerson(page, user);
      await page.goto('/users');
      await new UsersPage(page).grid.getByText(/Désirée/).waitFor();
    },
  },
  {
    name: 'users-none',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.route('**/api/users', (route) => route.fulfill({ json: { success: true, data: [] } }));
      await page.goto('/users');
      await expect(page.getByRole('heading', { name: 'Aucune donnée disponible' })).toBeVisible();
    },
  },
  {
    name: 'users-deletion',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      const users = new UsersPage(page);
      await users.open('operateur@escale.test');
      await users.grid.getByRole('button', { name: /^Supprimer : / }).click();
      await users.dialog.waitFor();
    },
  },
  {
    name: 'users-invite',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('admin');
      await page.goto('/users/invite');
      await page
        .getByRole('textbox', { name: 'Personnes à inviter' })
        .fill('nadia.sow@escale.test\nadmin@escale.test\ndemba@\nnadia.sow@escale.test;Nadia;Sow;Chef');
      await expect(page.getByText('Rôle inconnu : Chef')).toBeVisible();
    },
  },
  {
    name: 'users-roles',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.goto('/users/roles');
      await page.getByRole('group', { name: 'Gestion Conteneurs' }).getByRole('switch').first().click();
      await expect(page.getByText('1 changement à enregistrer')).toBeVisible();
    },
  },
  {
    name: 'users-compare',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      const { user } = await signIn('superAdmin');
      await page.goto(`/users/${user.id}/compare?avec=OPERATOR`);
      await expect(page.getByRole('table', { name: 'Comparer les droits' })).toBeVisible();
    },
  },
  {
    name: 'users-roles-unavailable',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.route('**/api/roles/*/permissions', (route) => route.abort('connectionrefused'));
      await page.goto('/users/roles');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'users-nobody-found',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      const users = new UsersPage(page);
      await users.open('introuvable');
      await expect(page.getByRole('heading', { name: 'Aucune donnée disponible' })).toBeVisible();
    },
  },
  {
    name: 'users-columns',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await new UsersPage(page).open();
      await page.getByRole('button', { name: 'Colonnes' }).click();
      await expect(page.getByRole('button', { name: 'Fermer' })).toBeVisible();
    },
  },
  {
    name: 'users-loading',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await delayCalls(page, '/users');
      await page.goto('/users');
      await new UsersPage(page).title.waitFor();
    },
  },
  {
    name: 'users-unavailable',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.route('**/api/users', (route) => route.abort('connectionrefused'));
      await page.goto('/users');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    name: 'user-form-errors',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('admin');
      const form = new UserFormPage(page);
      await form.openNew();
      await form.create.click();
      await expect(page.getByText('Prénom requis')).toBeVisible();
    },
  },
  {
    name: 'user-form-edit',
    open: async ({ page, signIn }) => {
      const { user } = await signIn('superAdmin');
      await new UserFormPage(page).openEdit(user.id);
    },
  },
];
