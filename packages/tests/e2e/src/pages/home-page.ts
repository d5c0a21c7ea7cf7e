import { expect, type Locator, type Page } from '@playwright/test';

/** The modules home, /modules. */
export class HomePage {
  readonly title: Locator;
  readonly cards: Locator;

  constructor(private readonly page: Page) {
    this.title = page.locator('#root').getByRole('heading', { level: 1, name: 'MODULES ESCALE' });
    this.cards = page.getByRole('list', { name: 'Modules' }).getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto('/modules');
    await this.title.waitFor();
  }

  card(label: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: label, exact: true }) });
  }

  /** Waits for the header, which loads after the page and together with the shortcuts. */
  async headerReady(): Promise<void> {
    await this.page.getByRole('button', { name: /^Menu de / }).waitFor();
  }

  /** Waits until the scripts of a module are loaded, which only an attribute of the card reveals. */
  async fetchedAhead(label: string): Promise<void> {
    await expect(this.card(label)).toHaveAttribute('data-status', 'ready');
  }

  /** Returns the control of a card: a link for an available module, a disabled button for an announced one. */
  opener(label: string): Locator {
    const card = this.card(label);
    return card.getByRole('link').or(card.getByRole('button'));
  }
}
