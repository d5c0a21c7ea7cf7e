export { homeLink } from './home-link';
export { ModulePage } from './module-page';
export { OtpPage } from './otp-page';
export { SignInPage } from './sign-in-page';
