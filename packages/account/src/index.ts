export { PasswordStrength } from './password/password-strength';
