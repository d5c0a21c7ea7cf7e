import { paths } from '@escale/contracts';
import { PageSpinner } from '@escale/design-system';
import { defineModule, lazyPage, type LazyPage } from '@escale/module-kit';
import type { ComponentType } from 'react';
import { SignInPage } from './app/sign-in-page';
import { AuthLayout } from './frame/auth-layout';

const page = (load: () => Promise<ComponentType>) => lazyPage(load, PageSpinner);

const Otp = page(() => import('./app/otp-page').then((file) => file.OtpPage));
const Forgotten = page(() =>
  import('./app/forgotten-password-page').then((file) => file.ForgottenPasswordPage),
);
const Reset = page(() => import('./app/reset-password-page').then((file) => file.ResetPasswordPage));
const ConfirmEmail = page(() => import('./app/confirm-email-page').then((file) => file.ConfirmEmailPage));
const ReportSignIn = page(() => import('./app/report-sign-in-page').then((file) => file.ReportSignInPage));
const SignInAgain = page(() => import('./app/sign-in-again').then((file) => file.SignInAgain));
const ConfirmIdentity = page(() => import('./app/confirm-identity').then((file) => file.ConfirmIdentity));

const framed = (path: string, Page: LazyPage | typeof SignInPage) => ({
  path,
  ...('preload' in Page && { preload: Page.preload }),
  element: (
    <AuthLayout>
      <Page />
    </AuthLayout>
  ),
});

export const definition = defineModule({
  id: 'auth',
  pages: [
    framed(paths.login, SignInPage),
    framed(paths.otpVerification, Otp),
    framed(paths.forgotPassword, Forgotten),
    framed(paths.resetPassword, Reset),
    framed(paths.confirmEmail, ConfirmEmail),
    framed(paths.reportSignIn, ReportSignIn),
  ],
  signInAgain: SignInAgain,
  confirmIdentity: ConfirmIdentity,
});
