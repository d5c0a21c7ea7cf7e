import type { RegistryEntry } from '@escale/contracts';
import { expect } from '@playwright/test';
import { knownModules } from '../fixtures/modules-of-role';
import { grantFlags, noFlags, preferencesPath } from '../fixtures/permissions';
import { HomePage } from '../pages/home-page';
import { IdleWarning } from '../pages/idle-warning';
import { toasts } from '../pages/toasts';
import { UserMenu } from '../pages/user-menu';
import type { Screen } from './screen';

/** Texts of almost the maximum length in a descriptor (60 and 140 characters). */
const longTexts = {
  label: 'Rapports consolidés des mouvements et des dédouanements : 6',
  description:
    'Statistiques quotidiennes, hebdomadaires et mensuelles de chaque quai, de chaque compagnie et de chaque client, avec les écarts constatés',
};

/** The modules home and the frame in their states. */
export const homeScreens: readonly Screen[] = [
  {
    name: 'home-super-admin',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await new HomePage(page).open();
      await expect(page.getByRole('region', { name: 'Vos dernières connexions' })).toBeVisible();
    },
  },
  {
    name: 'home-operator-coming-soon-toast',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('operator');
      const home = new HomePage(page);
      await home.open();
      await home.opener('Rapports').click({ force: true });
      await toasts(page).first().hover();
    },
  },
  {
    name: 'home-long-names-withdrawn',
    hasOwnLayout: true,
    open: async ({ page, site, signIn }) => {
      await site.editRegistry((entry, id) => {
        const parsed = JSON.parse(entry) as RegistryEntry;
        const { live } = parsed;
        if (live.card !== null && id === 'reports') live.card = { ...live.card, ...longTexts };
        if (live.card !== null && id === 'settings')
          parsed.live = {
            ...live,
            entry: null,
            files: {},
            seal: undefined,
            requires: undefined,
            withdrawn: true,
            card: { ...live.card, status: 'coming-soon' },
          };
        return JSON.stringify(parsed);
      });
      await signIn('superAdmin');
      await new HomePage(page).open();
      await expect(page.getByText(longTexts.label)).toBeVisible();
    },
  },
  {
    name: 'home-skeleton',
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await page.route(preferencesPath, () => undefined);
      await page.goto('/modules');
      await expect(page.getByTestId('home-skeleton')).toBeVisible();
    },
  },
  {
    name: 'home-empty',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await grantFlags(page, Object.fromEntries(knownModules.map(({ id }) => [id, noFlags])));
      await page.goto('/modules');
      await expect(page.getByText('Aucun module disponible')).toBeVisible();
    },
  },
  {
    name: 'home-error',
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await page.route(preferencesPath, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/modules');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    },
  },
  {
    name: 'home-resume',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await page.goto('/dashboard');
      await page.waitForURL('/login');
      await signIn('operator');
      await new HomePage(page).open();
      await expect(page.getByRole('link', { name: 'Reprendre' })).toBeVisible();
    },
  },
  {
    name: 'user-menu',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await new HomePage(page).open();
      const menu = new UserMenu(page);
      await menu.button.click();
      await expect(menu.profile).toBeVisible();
    },
  },
  {
    name: 'sign-out-question',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await new HomePage(page).open();
      await new UserMenu(page).askToSignOut();
    },
  },
  {
    name: 'idle-warning',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      await signIn('operator');
      await new HomePage(page).open();
      await expect(new HomePage(page).cards.first()).toBeVisible();
      await new IdleWarning(page).provoke();
    },
  },
];
