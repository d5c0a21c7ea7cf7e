import type { Locator, Page } from '@playwright/test';

/** /otp-verification. */
export class OtpPage {
  readonly boxes: Locator;
  readonly firstBox: Locator;
  readonly submit: Locator;
  readonly resend: Locator;
  readonly countdown: Locator;
  readonly backToSignIn: Locator;

  constructor(page: Page) {
    this.boxes = page.locator('input[inputmode="numeric"]');
    this.firstBox = this.boxes.first();
    this.submit = page.getByRole('button', { name: /^Vérifier/ });
    this.resend = page.getByRole('button', { name: /^Renvoyer/ });
    this.countdown = page.getByRole('timer');
    this.backToSignIn = page.getByRole('link', { name: /connexion/i });
  }

  /** Types a code from the first box on. */
  async type(code: string): Promise<void> {
    await this.firstBox.click();
    await this.firstBox.page().keyboard.type(code);
  }

  /** What the boxes hold together. */
  async value(): Promise<string> {
    const values = await this.boxes.evaluateAll((inputs) =>
      inputs.map((input) => (input as HTMLInputElement).value),
    );
    return values.join('');
  }

  /** Pastes from the real clipboard. */
  async paste(text: string): Promise<void> {
    const page = this.firstBox.page();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.firstBox.click();
    await page.keyboard.press('ControlOrMeta+V');
  }

  async enter(code: string): Promise<void> {
    await this.type(code);
    await this.submit.click();
  }
}
