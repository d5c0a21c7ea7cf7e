import type { Translation } from '@escale/i18n';
import type { profile as fr } from '../fr/profile';

/** Texts of /profile. */
export const profile: Translation<typeof fr> = {
  title: 'My profile',
  loading: 'Loading your profile…',
  active: 'Active account',
  whoChanges: 'To change your name, email address or role, ask an administrator.',
  securityTitle: 'Password and sessions',
  securityText: 'Change your password, or close a session left open on another device.',
  openSecurity: 'Change my password',
  tabs: 'Sections of the profile',
  tab: {
    general: 'General information',
    preferences: 'Preferences',
    activity: 'My activity',
  },
};
