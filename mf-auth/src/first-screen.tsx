import { SignInPage } from './app/sign-in-page';
import { AuthLayout } from './frame/auth-layout';

/** The screen that the document shows at /login before any script of the application runs: the first step of the sign-in. */
export const screens = {
  'sign-in': (
    <AuthLayout>
      <SignInPage />
    </AuthLayout>
  ),
};
