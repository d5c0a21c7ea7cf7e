import { paths } from '@escale/contracts';
import { PageSpinner } from '@escale/design-system';
import { defineModule, lazyPage, type LazyPage } from '@escale/module-kit';
import type { ComponentType } from 'react';
import { SignInPage } from './app/sign-in-page';
import { AuthLayout } from './frame/auth-layout';

const lazyAuthPage = (load: () => Promise<ComponentType>) => lazyPage(load, PageSpinner);

const OtpPage = lazyAuthPage(() => import('./app/otp-page').then((file) => file.OtpPage));
const ForgottenPasswordPage = lazyAuthPage(() =>
  import('./app/forgotten-password-page').then((file) => file.ForgottenPasswordPage),
);
const ResetPasswordPage = lazyAuthPage(() =>
  import('./app/reset-password-page').then((file) => file.ResetPasswordPage),
);
const ConfirmEmailPage = lazyAuthPage(() =>
  import('./app/confirm-email-page').then((file) => file.ConfirmEmailPage),
);
const ReportSignInPage = lazyAuthPage(() =>
  import('./app/report-sign-in-page').then((file) => file.ReportSignInPage),
);
const SignInAgain = lazyAuthPage(() => import('./app/sign-in-again').then((file) => file.SignInAgain));
const ConfirmIdentity = lazyAuthPage(() =>
  import('./app/confirm-identity').then((file) => file.ConfirmIdentity),
);

const pageInLayout = (path: string, Page: LazyPage | typeof SignInPage) => ({
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
    pageInLayout(paths.login, SignInPage),
    pageInLayout(paths.otpVerification, OtpPage),
    pageInLayout(paths.forgotPassword, ForgottenPasswordPage),
    pageInLayout(paths.resetPassword, ResetPasswordPage),
    pageInLayout(paths.confirmEmail, ConfirmEmailPage),
    pageInLayout(paths.reportSignIn, ReportSignInPage),
  ],
  signInAgain: SignInAgain,
  confirmIdentity: ConfirmIdentity,
});
