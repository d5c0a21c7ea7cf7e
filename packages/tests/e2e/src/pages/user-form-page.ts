import type { Locator, Page } from '@playwright/test';

/** The form of a new or an existing user, /users/add and /users/{id}/edit. */
export class UserFormPage {
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly username: Locator;
  readonly create: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    this.firstName = field('Prénom');
    this.lastName = field('Nom');
    this.email = field('Adresse email');
    this.username = field("Nom d'utilisateur");
    this.create = page.getByRole('button', { name: "Créer l'utilisateur" });
    this.save = page.getByRole('button', { name: 'Sauvegarder les modifications' });
    this.cancel = page.getByRole('button', { name: 'Annuler' });
    this.dialog = page.getByRole('alertdialog');
  }

  async openNew(): Promise<void> {
    await this.page.goto('/users/add');
    await this.create.waitFor();
  }

  async openEdit(userId: string): Promise<void> {
    await this.page.goto(`/users/${userId}/edit`);
    await this.save.waitFor();
  }

  role(label: string): Locator {
    return this.page.getByRole('radio', { name: label, exact: true });
  }

  async fill(values: {
    firstName: string;
    lastName: string;
    email: string;
    username: string;
  }): Promise<void> {
    await this.firstName.fill(values.firstName);
    await this.lastName.fill(values.lastName);
    await this.email.fill(values.email);
    await this.username.fill(values.username);
  }
}
