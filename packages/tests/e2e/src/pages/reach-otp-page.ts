import type { Page } from '@playwright/test';
import type { Credentials } from '../fixtures/sign-in-by-api';
import { OtpPage } from './otp-page';
import { SignInPage } from './sign-in-page';

/** Signs in up to /otp-verification. */
export async function reachOtpPage(page: Page, credentials: Credentials): Promise<OtpPage> {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(credentials);
  await page.waitForURL('/otp-verification');
  const otp = new OtpPage(page);
  await otp.code.waitFor();
  return otp;
}
