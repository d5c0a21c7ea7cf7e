import { accounts } from '../fixtures/accounts';
import { knownModules } from '../fixtures/modules-of-role';
import { grant, noFlags } from '../fixtures/permissions';
import { HomePage } from '../pages/home-page';
import { OtpPage } from '../pages/otp-page';
import { reachOtpPage } from '../pages/reach-otp-page';
import { UserMenu } from '../pages/user-menu';
import type { Row } from './row';

const { operator } = accounts;

const denied = (text: string, path: string, flags: Partial<typeof noFlags>): Row => ({
  text,
  place: 'screen',
  provoke: async ({ page, signIn }) => {
    await signIn('superAdmin');
    await grant(page, { users: { ...noFlags, ...flags } });
    await page.goto(path);
  },
});

export const accessRows: readonly Row[] = [
  denied('Accès refusé', '/users', { read: true }),
  denied('Consultation non autorisée', '/users', { visible: true }),
  denied('Modification non autorisée', '/users/add', { visible: true, read: true }),
  {
    text: 'Suppression non autorisée',
    place: 'screen',
    provoke: async ({ page, signIn, site }) => {
      await site.editRegistry((line, id) =>
        id === 'users'
          ? line.replace('"path":"/users","access":"read"', '"path":"/users","access":"delete"')
          : line,
      );
      await signIn('superAdmin');
      await grant(page, { users: { ...noFlags, visible: true, read: true, write: true } });
      await page.goto('/users');
    },
  },
  {
    text: 'Navigation arrière désactivée pour sécurité',
    provoke: async ({ page, mailbox }) => {
      const seen = await mailbox.count(operator.email);
      await reachOtpPage(page, operator);
      await new OtpPage(page).enter(await mailbox.codeFor(operator.email, seen));
      await new HomePage(page).title.waitFor();
      await page.evaluate(() => history.back());
    },
  },
  {
    text: 'Page non trouvée',
    place: 'screen',
    provoke: ({ page }) => page.goto('/nowhere'),
  },
  {
    text: 'Aucun module disponible',
    place: 'screen',
    provoke: async ({ page, signIn }) => {
      await signIn('operator');
      await grant(page, Object.fromEntries(knownModules.map(({ id }) => [id, noFlags])));
      await page.goto('/modules');
    },
  },
  {
    text: 'Déconnexion réussie',
    provoke: async ({ page, signIn }) => {
      await signIn('operator');
      await new HomePage(page).open();
      await new UserMenu(page).signOut();
    },
  },
];
