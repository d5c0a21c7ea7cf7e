import { SignInPage } from './app/sign-in-page';
import { AuthLayout } from './frame/auth-layout';

/** What the document shows at /login before any script of the application: the first step of the sign-in. */
export const screens = {
  'sign-in': (
    <AuthLayout>
      <SignInPage />
    </AuthLayout>
  ),
};
