import { answerLongPerson } from '../fixtures/long-person';
import { expect } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { PalettePanel } from '../pages/palette';
import { UsersPage } from '../pages/users-page';
import type { Screen } from './screen';

/** Navigation aids: palette, shortcuts, menu of modules, and the offline bar of every page. */
export const navigationAidScreens: readonly Screen[] = [
  {
    name: 'palette',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await new HomePage(page).open();
      await new PalettePanel(page).open();
    },
  },
  {
    name: 'palette-people',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await new UsersPage(page).open();
      const palette = new PalettePanel(page);
      await palette.open();
      await palette.field.fill('ko');
      await expect(palette.option(/Koné/).first()).toBeVisible();
    },
  },
  {
    name: 'palette-long-name',
    open: async ({ page, signIn }) => {
      const { user } = await signIn('superAdmin');
      await answerLongPerson(page, user);
      await new HomePage(page).open();
      const palette = new PalettePanel(page);
      await palette.open();
      await palette.field.fill('rochefoucauld');
      await expect(palette.option(/Désirée/)).toBeVisible();
    },
  },
  {
    name: 'keys',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await new HomePage(page).open();
      await page.getByRole('button', { name: /^Menu de / }).waitFor();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
    },
  },
  {
    name: 'module-menu',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.setViewportSize({ width: 1024, height: 768 });
      await new UsersPage(page).open();
      await page.getByRole('button', { name: /^Changer de module/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Paramètres' })).toBeVisible();
    },
  },
  {
    name: 'offline-bar',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await new UsersPage(page).open();
      await page.getByRole('button', { name: /^Menu de / }).waitFor();
      await page.context().setOffline(true);
      await expect(page.getByText(/^Hors connexion/)).toBeVisible();
    },
  },
];
