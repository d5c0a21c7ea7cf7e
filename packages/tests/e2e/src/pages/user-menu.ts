import type { Locator, Page } from '@playwright/test';

/** The user menu of the header, and its confirmation dialog. */
export class UserMenu {
  readonly button: Locator;
  readonly profile: Locator;
  readonly photo: Locator;
  readonly signOutItem: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('banner').getByRole('button', { name: /^Menu de / });
    this.profile = page.getByRole('menuitem', { name: 'Mon Profil' });
    this.photo = page.getByRole('menuitem', { name: 'Changer la photo' });
    this.signOutItem = page.getByRole('menuitem', { name: 'Se déconnecter' });
    this.dialog = page.getByRole('alertdialog');
  }

  async askToSignOut(): Promise<void> {
    await this.button.click();
    await this.signOutItem.click();
    await this.dialog.waitFor();
  }

  async signOut(): Promise<void> {
    await this.askToSignOut();
    await this.dialog.getByRole('button', { name: 'Se déconnecter' }).click();
  }
}
