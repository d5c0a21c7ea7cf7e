import type { Locator, Page } from '@playwright/test';
import type { Credentials } from '../fixtures/sign-in-by-api';
import { untilHandedOver } from './first-screen';

/** The sign-in page, /login, with both of its steps. */
export class SignInPage {
  readonly email: Locator;
  readonly continue: Locator;
  readonly password: Locator;
  readonly remember: Locator;
  readonly forgotten: Locator;
  readonly changeEmail: Locator;
  readonly submit: Locator;

  constructor(private readonly page: Page) {
    this.email = page.getByRole('textbox', { name: /^(Adresse )?e-?mail/i });
    this.continue = page.getByRole('button', { name: 'Continuer' });
    this.password = page.getByLabel(/^Mot de passe/);
    this.remember = page.getByRole('checkbox', { name: 'Se souvenir de moi sur cet appareil' });
    this.forgotten = page.getByRole('link', { name: 'Mot de passe oublié ?' });
    this.changeEmail = page.getByRole('button', { name: "Changer d'email" });
    this.submit = page.getByRole('button', { name: 'Se connecter' });
  }

  /** Opens the page and waits for the application; `first-screen.spec.ts` covers the time before. */
  async open(origin = ''): Promise<void> {
    await this.page.goto(`${origin}/login`);
    await untilHandedOver(this.page);
    await this.email.waitFor();
  }

  async identify(email: string): Promise<void> {
    await this.email.fill(email);
    await this.continue.click();
    await this.password.waitFor();
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.identify(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
