import { expect, type Locator, type Page } from '@playwright/test';

/** The list of users, /users. */
export class UsersPage {
  readonly title: Locator;
  readonly grid: Locator;
  readonly search: Locator;
  readonly bulkBar: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1, name: 'Gestion des Utilisateurs' });
    this.grid = page.getByRole('grid');
    this.search = page.getByPlaceholder('Rechercher...');
    this.bulkBar = page.getByRole('group', { name: 'Actions sur la sélection' });
    this.dialog = page.getByRole('alertdialog');
  }

  /** Opens the list with `query` in its search. */
  async open(query = ''): Promise<void> {
    await this.page.goto(query === '' ? '/users' : `/users?q=${encodeURIComponent(query)}`);
    await this.title.waitFor();
    await this.grid.waitFor();
  }

  /** Returns the row of a user, by full name. */
  row(name: string): Locator {
    return this.grid.getByRole('row').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Returns the link to a user's page. */
  name(name: string): Locator {
    return this.grid.getByRole('link', { name, exact: true });
  }

  /** Returns a card above the table: it shows a count and filters the table. */
  figure(group: string, name: RegExp): Locator {
    return this.page.getByRole('group', { name: group, exact: true }).getByRole('button', { name });
  }

  toggle(name: string): Locator {
    return this.grid.getByRole('switch', { name: `Compte actif : ${name}` });
  }

  action(label: string, name: string): Locator {
    return this.grid.getByRole('button', { name: `${label} : ${name}`, exact: true });
  }

  /** Returns the button of a row's menu. In a narrow window, the menu contains all actions of the row. */
  menu(name: string): Locator {
    return this.grid.getByRole('button', { name: `Actions : ${name}`, exact: true });
  }

  box(name: string): Locator {
    return this.grid.getByRole('checkbox', { name: `Sélectionner ${name}`, exact: true });
  }

  /** Returns the cell of a row in the column with this header. */
  async cell(name: string, header: string): Promise<Locator> {
    const index = await this.grid.getByRole('columnheader', { name: header }).getAttribute('aria-colindex');
    return this.row(name).locator(`[role="gridcell"][aria-colindex="${index}"]`);
  }

  /** Returns the texts of a column, from top to bottom. */
  async column(header: string): Promise<string[]> {
    const index = await this.grid.getByRole('columnheader', { name: header }).getAttribute('aria-colindex');
    const rows = await this.grid.locator('[role="row"][row-index]').all();
    const texts = await Promise.all(
      rows.map(async (row) => ({
        rowIndex: Number(await row.getAttribute('row-index')),
        text: await row.locator(`[role="gridcell"][aria-colindex="${index}"]`).innerText(),
      })),
    );
    return texts.sort((one, other) => one.rowIndex - other.rowIndex).map(({ text }) => text);
  }

  async sort(header: string): Promise<void> {
    await this.grid.getByRole('columnheader', { name: header }).click();
  }

  async select(...names: string[]): Promise<void> {
    for (const name of names) await this.box(name).check();
    await expect(this.bulkBar).toContainText(`${names.length} utilisateur(s) sélectionné(s)`);
  }

  /** Starts a bulk action and returns its confirmation dialog. */
  async ask(action: string): Promise<Locator> {
    await this.bulkBar.getByRole('button', { name: action, exact: true }).click();
    await this.dialog.waitFor();
    return this.dialog;
  }
}
