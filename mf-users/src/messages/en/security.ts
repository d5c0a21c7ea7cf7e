import { textTools, type Translation } from '@escale/i18n';
import type { security as fr } from '../fr/security';

const { number, plural } = textTools('en');

/** Texts of the security tab: password and sessions. */
export const security: Translation<typeof fr> = {
  passwordTitle: 'Change password',
  sendLink: 'Send a reset link',
  linkHint: (hours: number) =>
    `The person gets a link that is valid for ${number(hours)}\u00a0h and chooses the password: nobody else knows it.`,
  linkSent: (email: string) => `Reset link sent to ${email}.`,
  linkFailed: 'The link could not be sent',
  linkInactive: 'This account is not active: it gets no link.',
  typeInstead: 'Type a password in their place',
  passwordWarning: 'All active sessions will be signed out.',
  passwordWarningOwn:
    'All active sessions will be signed out, including yours: you will have to sign in again.',
  password: 'New password',
  confirmation: 'Confirm password',
  showPassword: 'Show the new password',
  hidePassword: 'Hide the new password',
  showConfirmation: 'Show the confirmation',
  hideConfirmation: 'Hide the confirmation',
  change: 'Change password',
  changeTitle: 'Change password',
  changeQuestion: (name: string) => `Are you sure you want to change the password of ${name}?`,
  changed: 'Password changed. All sessions have been signed out.',
  changeFailed: 'The password could not be changed',
  sessionsTitle: 'Active sessions',
  currentSession: 'Current session',
  session: (index: number) => `Session ${number(index)}`,
  thisDevice: 'This device',
  unknown: '—',
  sessionAddress: 'Address',
  sessionLastSeen: 'Last activity',
  sessionToken: 'Identifier',
  sessionCreated: 'Opened on',
  sessionExpires: 'Expires on',
  left: {
    min: (count: number) => `(in ${number(count)} min)`,
    h: (count: number) => `(in ${number(count)} h)`,
    j: (count: number) => plural(count, { one: '(in 1 day)', other: `(in ${number(count)} days)` }),
  },
  expiresSoon: 'Expires soon',
  deleteSession: 'Close',
  deleteSessionOf: (name: string, device: string) => `Close: ${name} (${device})`,
  deleteTitle: 'Close session',
  deleteQuestion: (device: string, since: string) => `Close this session (${device}, opened on ${since})?`,
  deleteOwn: 'You will be signed out of this device.',
  deleteOther: 'The device concerned will be signed out.',
  deleted: 'Session closed',
  deleteFailed: 'The session could not be closed',
  noSession: 'No active sessions',
  noSessionHint: 'This person is not signed in anywhere.',
  sessionsLoadFailed: 'The sessions could not be loaded',
  sessionsLoading: 'Loading sessions…',
};
