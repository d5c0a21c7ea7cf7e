import type { Translation } from '@escale/i18n';
import type { rules as fr } from '../fr/rules';

/** The texts of validation rules; the schemas' messages are the keys (§5). */
export const rules: Translation<typeof fr> = {
  emailRequired: 'Invalid email address',
  emailInvalid: 'Invalid email address',
  usernameMin: 'The username needs at least 3 characters',
  usernameMax: 'The username can have at most 100 characters',
  firstNameRequired: 'First name required',
  firstNameMax: 'The first name can have at most 100 characters',
  lastNameRequired: 'Last name required',
  lastNameMax: 'The last name can have at most 100 characters',
  hiddenCharacter: 'Contains an invisible character',
  badCharacter: 'Character not allowed',
  nameLikeLink: 'A name is not a web address',
  roleUnknown: 'Unknown role',
  statusUnknown: 'Unknown status',
  passwordMin: 'The password needs at least 8 characters',
  passwordMax: 'The password can have at most 128 characters',
  confirmationRequired: 'Confirmation required',
  confirmationDiffers: 'The passwords do not match',
};
