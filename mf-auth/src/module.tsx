import { paths } from '@escale/contracts';
import { defineModule } from '@escale/module-kit';
import type { ComponentType } from 'react';
import { AuthLayout } from './frame/auth-layout';
import { lazyPage } from './frame/lazy-page';

const SignIn = lazyPage(() => import('./app/sign-in-page').then((file) => file.SignInPage));
const Otp = lazyPage(() => import('./app/otp-page').then((file) => file.OtpPage));
const Forgotten = lazyPage(() =>
  import('./app/forgotten-password-page').then((file) => file.ForgottenPasswordPage),
);
const Reset = lazyPage(() => import('./app/reset-password-page').then((file) => file.ResetPasswordPage));
const SignInAgain = lazyPage(() => import('./app/sign-in-again').then((file) => file.SignInAgain));

const framed = (path: string, Page: ComponentType) => ({
  path,
  element: (
    <AuthLayout>
      <Page />
    </AuthLayout>
  ),
});

export const definition = defineModule({
  id: 'auth',
  pages: [
    framed(paths.login, SignIn),
    framed(paths.otpVerification, Otp),
    framed(paths.forgotPassword, Forgotten),
    framed(paths.resetPassword, Reset),
  ],
  signInAgain: SignInAgain,
});
