import { expect, type Locator, type Page } from '@playwright/test';

/** The command palette. */
export class PalettePanel {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;

  constructor(private readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Rechercher ou aller à…' });
    this.field = this.dialog.getByRole('combobox');
    this.options = this.dialog.getByRole('option');
  }

  /** Opens the palette by its shortcut, once the header is loaded. */
  async open(): Promise<void> {
    await this.page.getByRole('button', { name: /^Menu de / }).waitFor();
    // A closing palette would be mistaken for the new one.
    await this.dialog.waitFor({ state: 'hidden' });
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  option(name: string | RegExp): Locator {
    return this.dialog.getByRole('option', { name });
  }
}
