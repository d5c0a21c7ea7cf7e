import type { Locator, Page } from '@playwright/test';

/** The page for the one-time code, /otp-verification. */
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

  /** Types digit by digit, as a person does; the last digit sends the code. */
  async enter(code: string): Promise<void> {
    await this.code.pressSequentially(code);
  }

  /**
   * Pastes from the real clipboard. Another tab fills the clipboard by copying a field, which needs
   * no permission in any engine.
   */
  async paste(text: string): Promise<void> {
    const other = await this.page.context().newPage();
    const field = other.getByRole('textbox');
    await other.setContent('<textarea></textarea>');
    await field.fill(text);
    await field.press('ControlOrMeta+A');
    await field.press('ControlOrMeta+C');
    await other.close();
    await this.code.click();
    await this.page.keyboard.press('ControlOrMeta+V');
  }
}
