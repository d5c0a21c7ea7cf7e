import { expect } from '@playwright/test';
import { accounts } from '../fixtures/accounts';
import { answerJson, breakConnection } from '../fixtures/answers';
import { watchLiveConnection } from '../pages/live-connection';
import { reachOtpPage } from '../pages/reach-otp-page';
import { SignInPage } from '../pages/sign-in-page';
import { toasts } from '../pages/toasts';
import { UserDetailPage } from '../pages/user-detail-page';
import type { Screen } from './screen';

const account = accounts.operator;

/** Sign-in and code pages in their states. */
export const signInScreens: readonly Screen[] = [
  {
    name: 'sign-in-step-1',
    hasOwnLayout: true,
    open: ({ page }) => new SignInPage(page).open(),
  },
  {
    name: 'sign-in-step-1-field-error',
    open: async ({ page }) => {
      const form = new SignInPage(page);
      await form.open();
      await form.continue.click();
      await expect(page.getByText('Adresse email requise')).toBeVisible();
    },
  },
  {
    name: 'sign-in-step-1-network-toast',
    open: async ({ page }) => {
      await breakConnection(page, '/auth/check-email');
      const form = new SignInPage(page);
      await form.open();
      await form.email.fill(account.email);
      await form.continue.click();
      await toasts(page).first().hover();
    },
  },
  {
    name: 'sign-in-after-forced-logout',
    open: async ({ page, signIn, allowErrors }) => {
      await signIn('operator');
      allowErrors(/401/);
      const refusal = { success: false, error: 'Fin', sessionEnd: 'CLOSED_BY_ADMINISTRATOR' };
      await answerJson(page, '/auth/me', 401, refusal);
      await page.goto('/dashboard');
      await expect(page.getByText('Un administrateur a fermé votre session.')).toBeVisible();
    },
  },
  {
    name: 'sign-in-step-2',
    open: async ({ page }) => {
      const form = new SignInPage(page);
      await form.open();
      await form.identify(account.email);
    },
  },
  {
    name: 'sign-in-step-2-caps-lock-and-error',
    hasOwnLayout: true,
    open: async ({ page }) => {
      await answerJson(page, '/auth/login', 422, {});
      const form = new SignInPage(page);
      await form.open();
      await form.signIn({ ...account, password: 'SECRET' });
      await toasts(page).first().hover();
      await form.password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
      await expect(page.getByText('Verrouillage Maj activé')).toBeVisible();
    },
  },
  {
    name: 'code',
    open: async ({ page }) => {
      await reachOtpPage(page, account);
    },
  },
  {
    name: 'code-refused',
    hasOwnLayout: true,
    open: async ({ page }) => {
      await answerJson(page, '/auth/verify-otp', 422, {});
      const otp = await reachOtpPage(page, account);
      await otp.enter('123456');
      await expect(page.getByText('Code de vérification invalide').first()).toBeVisible();
      await toasts(page).last().hover();
    },
  },
  {
    name: 'code-expired',
    hasOwnLayout: true,
    open: async ({ page }) => {
      await page.clock.install();
      await reachOtpPage(page, account);
      await page.clock.fastForward('15:01');
      await expect(page.getByText('Code expiré')).toBeVisible();
      await page.clock.resume();
    },
  },
  {
    name: 'sign-in-again',
    hasOwnLayout: true,
    open: async ({ page, signIn }) => {
      const { accessToken } = await signIn('admin');
      const live = watchLiveConnection(page);
      await page.goto('/users/add');
      await page.getByLabel('Prénom', { exact: true }).fill('Aïssata');
      await expect.poll(live.accepted).toBe(1);
      await page.evaluate(async (token) => {
        await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
      }, accessToken);
      await expect(page.getByRole('dialog').getByLabel('Mot de passe', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'confirm-identity',
    open: async ({ page, signIn }) => {
      const { user } = await signIn('superAdmin');
      const demand = { success: false, code: 'REAUTHENTICATION_REQUIRED', error: 'Confirmez.' };
      await answerJson(page, `/users/${user.id}/password`, 409, demand);
      const detail = new UserDetailPage(page);
      await detail.open(user.id, 'security');
      for (const label of ['Nouveau mot de passe', 'Confirmer le mot de passe'])
        await page.getByLabel(label, { exact: true }).fill('Quai-Sud-2028!');
      const change = { name: 'Changer le mot de passe' };
      await page.getByRole('button', change).click();
      await detail.dialog.getByRole('button', change).click();
      await expect(page.getByRole('dialog').getByLabel('Mot de passe actuel', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'confirm-email-done',
    hasOwnLayout: true,
    open: async ({ page }) => {
      await answerJson(page, '/auth/confirm-email', 200, { success: true });
      await page.goto('/confirm-email?token=unknown');
      await page.getByRole('button', { name: "Confirmer l'adresse" }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Adresse confirmée' })).toBeVisible();
    },
  },
  ...[
    { name: 'forgotten-password', hasOwnLayout: true, address: '/forgot-password' },
    { name: 'new-password', hasOwnLayout: true, address: '/reset-password?token=unknown' },
    { name: 'invitation', hasOwnLayout: false, address: '/reset-password?token=unknown&invitation=true' },
    { name: 'link-invalid', hasOwnLayout: true, address: '/reset-password' },
    { name: 'confirm-email', hasOwnLayout: false, address: '/confirm-email?token=unknown' },
    { name: 'confirm-email-invalid', hasOwnLayout: false, address: '/confirm-email' },
    { name: 'report-sign-in', hasOwnLayout: true, address: '/report-sign-in?token=unknown' },
    { name: 'report-sign-in-invalid', hasOwnLayout: false, address: '/report-sign-in' },
  ].map(({ name, hasOwnLayout, address }): Screen => ({
    name,
    hasOwnLayout,
    open: async ({ page }) => {
      await answerJson(page, '/auth/check-link', 200, { success: true });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  })),
];
