import { accountNames, accounts } from '../fixtures/accounts';
import { modulesOf } from '../fixtures/modules-of-role';
import { expect, test } from '../fixtures/test';
import { HomePage } from '../pages/home-page';
import { OtpPage } from '../pages/otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { toast } from '../pages/toasts';
import { UserMenu } from '../pages/user-menu';
import { homeLink } from '../pages/home-link';

for (const account of accountNames) {
  test(
    `${account}: e-mail, password, code, home, each module, sign-out [§0-2 §1-1 §1-3 §2-37 §2-38 §2-41 §8-43]`,
    { tag: account === 'superAdmin' ? '@firefox' : [] },
    async ({ page, mailbox, requests }) => {
      const { email, password } = accounts[account];
      const modules = modulesOf(account);
      const signIn = new SignInPage(page);
      const home = new HomePage(page);
      const menu = new UserMenu(page);

      await signIn.open();
      const seen = await mailbox.count(email);
      await signIn.signIn({ email, password });
      await expect(toast(page, 'Code de vérification envoyé par email !')).toBeVisible();
      await expect(page).toHaveURL('/otp-verification');
      await new OtpPage(page).enter(await mailbox.codeFor(email, seen));

      await expect(page).toHaveURL('/modules');
      await expect(home.title).toBeVisible();
      await expect(home.cards.getByRole('heading')).toHaveText(modules.map(({ label }) => label));

      for (const { id, label, path, heading } of modules.filter(({ available }) => available)) {
        await home.opener(label).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
        expect(requests.matching(new RegExp(`^/modules/${id}/[^/]+/.+\\.js$`)), label).not.toEqual([]);
        await homeLink(page).click();
        await expect(home.title).toBeVisible();
      }
      const foreign = ['users', 'security', 'settings'].filter((id) => !modules.some((one) => one.id === id));
      for (const id of foreign) expect(requests.matching(`/modules/${id}/`), id).toEqual([]);

      await menu.askToSignOut();
      await expect(menu.dialog).toContainText('Êtes-vous sûr de vouloir vous déconnecter ?');
      await menu.dialog.getByRole('button', { name: 'Se déconnecter' }).click();
      await expect(toast(page, 'Déconnexion réussie')).toBeVisible();
      await expect(page).toHaveURL('/login');
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    },
  );
}
