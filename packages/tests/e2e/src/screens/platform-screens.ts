import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { HomePage } from '../pages/home-page';
import { ModulePage } from '../pages/module-page';
import { fromRoot } from '../fixtures/workspace-paths';
import type { Screen, ScreenTools } from './screen';
import { homeLink } from '../pages/home-link';

const developerOrigin = 'http://localhost:3002';

async function agreeToOverride({ page, site, signIn, allowOrigin }: ScreenTools): Promise<void> {
  allowOrigin(developerOrigin);
  await site.configure({ moduleOverride: true });
  await signIn('superAdmin');
  await page.goto(`/modules?module=users@${developerOrigin}`);
  await page.getByRole('button', { name: 'Utiliser ma version locale' }).click();
}

/** Messages of the platform about modules and the deployment. */
export const platformScreens: readonly Screen[] = [
  {
    name: 'modules-state',
    hasOwnLayout: true,
    open: async ({ page, site, signIn }) => {
      await site.editRegistry((line, id) =>
        id === 'settings' ? line.replace(/"hostApi":"[^"]*"/, '"hostApi":"^9.0.0"') : line,
      );
      await signIn('superAdmin');
      await page.route('**/modules/users/**/mf-manifest.json', (route) =>
        route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
      );
      await page.goto('/users');
      await expect(new ModulePage(page).failure).toBeVisible({ timeout: 30_000 });
      await homeLink(page).click();
      await page.getByRole('link', { name: 'État des modules' }).click();
      await expect(page.getByRole('region', { name: 'Historique' })).toBeVisible();
    },
  },
  {
    name: 'home-refused-degraded',
    hasOwnLayout: true,
    open: async ({ page, site, signIn }) => {
      await site.editRegistry((line, id) =>
        id === 'settings' ? line.replace(/"hostApi":"[^"]*"/, '"hostApi":"^9.0.0"') : line,
      );
      await signIn('superAdmin');
      await page.route('**/modules/users/**/remote-entry.*.js', (route) =>
        route.fulfill({ status: 404, body: '' }),
      );
      await page.goto('/users');
      await expect(new ModulePage(page).failure).toBeVisible({ timeout: 30_000 });
      await homeLink(page).click();
      await expect(new HomePage(page).cards.getByText('Dégradé')).toBeVisible();
      await expect(new HomePage(page).cards.getByText('Refusé').first()).toBeVisible();
    },
  },
  {
    name: 'override-active',
    hasOwnLayout: true,
    open: async (tools) => {
      const described = await readFile(fromRoot('mf-users/escale.module.json'), 'utf8');
      await tools.page.route(`${developerOrigin}/descriptor.json`, (route) =>
        route.fulfill({
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
          body: described,
        }),
      );
      await agreeToOverride(tools);
      await expect(tools.page.getByText(/^Le module users est remplacé/)).toBeVisible();
    },
  },
  {
    name: 'override-unreachable',
    open: async (tools) => {
      await tools.page.route(`${developerOrigin}/descriptor.json`, (route) =>
        route.abort('connectionrefused'),
      );
      await agreeToOverride(tools);
      await expect(tools.page.getByText(/ne répond pas/)).toBeVisible();
    },
  },
  {
    name: 'override-asked',
    open: async ({ page, site, signIn }) => {
      await site.configure({ moduleOverride: true });
      await signIn('superAdmin');
      await page.goto(`/modules?module=users@${developerOrigin}`);
      await expect(page.getByRole('button', { name: 'Ignorer' })).toBeVisible();
    },
  },
  {
    name: 'override-refused',
    open: async ({ page, signIn }) => {
      await signIn('superAdmin');
      await page.goto(`/modules?module=users@${developerOrigin}`);
      await expect(page.getByRole('button', { name: 'Quitter ce mode' })).toBeVisible();
    },
  },
  {
    name: 'config-fault',
    open: async ({ page, site }) => {
      await site.configure({ apiBase: 'http://api.partner.example' });
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    },
  },
];
