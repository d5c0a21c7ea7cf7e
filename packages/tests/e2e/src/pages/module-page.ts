import { expect, type Locator, type Page } from '@playwright/test';
import { homeLink } from './home-link';

/** The page of a module, or its failure page. */
export class ModulePage {
  readonly failure: Locator;
  readonly retry: Locator;

  constructor(private readonly page: Page) {
    this.failure = page.getByRole('main').getByRole('alert');
    this.retry = page.getByRole('main').getByRole('button', { name: 'Réessayer', exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  /** Marks the document, so that `expectSameDocument` can detect a reload. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  }

  async expectSameDocument(): Promise<void> {
    expect(await this.page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }

  /** Expects frame, session and another module to keep working. */
  async expectOthersRun(): Promise<void> {
    await homeLink(this.page).click();
    await this.page
      .getByRole('list', { name: 'Modules' })
      .getByRole('link', { name: 'Tableau de Bord' })
      .click();
    await expect(this.heading('Tableau de Bord')).toBeVisible();
  }
}
