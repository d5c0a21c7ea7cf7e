import type { Locator, Page } from '@playwright/test';

/** /otp-verification. */
export class OtpPage {
  readonly code: Locator;
  readonly submit: Locator;
  readonly resend: Locator;
  readonly countdown: Locator;
  readonly backToSignIn: Locator;

  constructor(private readonly page: Page) {
    this.code = page.getByRole('textbox', { name: 'Code de vérification' });
    this.submit = page.getByRole('button', { name: 'Vérifier le code' });
    this.resend = page.getByRole('button', { name: /^Renvoyer le code/ });
    this.countdown = page.getByRole('timer');
    this.backToSignIn = page.getByRole('link', { name: 'Retour à la connexion' });
  }

  /** Types as a person does, digit by digit; the last one sends the code. */
  async enter(code: string): Promise<void> {
    await this.code.pressSequentially(code);
  }

  /** Pastes from the real clipboard. */
  async paste(text: string): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.code.click();
    await this.page.keyboard.press('ControlOrMeta+V');
  }
}
