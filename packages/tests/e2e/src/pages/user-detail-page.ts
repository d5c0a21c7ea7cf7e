import { expect, type Locator, type Page } from '@playwright/test';

/** The page of a user, /users/{id}. */
export class UserDetailPage {
  readonly title: Locator;
  readonly edit: Locator;
  readonly cancel: Locator;
  readonly save: Locator;
  readonly dialog: Locator;
  readonly stale: Locator;

  constructor(private readonly page: Page) {
    this.title = page.getByRole('main').getByRole('heading', { level: 1 });
    this.edit = page.getByRole('main').getByRole('button', { name: 'Modifier', exact: true });
    this.cancel = page.getByRole('main').getByRole('button', { name: 'Annuler', exact: true });
    this.save = page.getByRole('button', { name: 'Enregistrer', exact: true });
    this.dialog = page.getByRole('alertdialog');
    this.stale = page.getByText("Cet utilisateur a été modifié par quelqu'un d'autre pendant votre saisie");
  }

  async open(id: string, tab?: string): Promise<void> {
    await this.page.goto(`/users/${id}${tab === undefined ? '' : `?onglet=${tab}`}`);
    await this.title.waitFor();
    await this.page.getByRole('tablist').waitFor();
  }

  header(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  choice(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true });
  }

  /** Returns a switch of a module in the permission editor. */
  flag(module: string, name: string): Locator {
    return this.page.getByRole('group', { name: module }).getByRole('switch', { name, exact: true });
  }

  async confirm(button: string): Promise<void> {
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(this.dialog).toBeHidden();
  }

  /** Saves the permissions and confirms the dialog with the summary. */
  async savePermissions(): Promise<void> {
    await this.page.getByRole('button', { name: 'Enregistrer les permissions' }).click();
    await this.confirm('Enregistrer');
  }

  /** Saves the general information and confirms the dialog. */
  async saveGeneral(): Promise<void> {
    await this.save.click();
    await this.confirm('Modifier');
  }
}
