import type { Locator, Page } from '@playwright/test';

/** The dialog that warns the user before an unused session ends. */
export class IdleWarning {
  readonly dialog: Locator;
  readonly stay: Locator;
  readonly timer: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('alertdialog', { name: 'Êtes-vous toujours là ?' });
    this.stay = this.dialog.getByRole('button', { name: 'Rester connecté' });
    this.timer = this.dialog.getByRole('timer');
  }

  /** Backdates the last use of the session, so that the warning is due. */
  async provoke(): Promise<void> {
    await this.page.evaluate(() => localStorage.setItem('escale.last-use', String(Date.now() - 28 * 60_000)));
    await this.dialog.waitFor();
  }
}
