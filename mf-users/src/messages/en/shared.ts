import type { Translation } from '@escale/i18n';
import type { shared as fr } from '../fr/shared';

/** Texts of several pages of the module: missing user, failures, reasons why an action is not allowed. */
export const shared: Translation<typeof fr> = {
  notFound: 'User not found',
  notFoundText: 'The requested user does not exist or has been deleted.',
  backToList: 'Back to the list',
  loadFailed: 'The user could not be loaded',
  failure: (sentence: string) => `Error: ${sentence}`,
  updateFailed: 'The user could not be updated',
  updated: 'User updated',
  emailPending: (email: string) =>
    `A confirmation email has been sent to ${email}; the address will change once it is confirmed.`,
  neverConnected: 'Never signed in',
  never: 'Never',
  system: 'System',
  invitationPending: 'Invitation pending',
  resendInvitation: 'Resend invitation',
  invitationSent: (email: string) => `Invitation resent to ${email}.`,
  invitationFailed: 'The invitation could not be resent',
  stale: {
    title: (author: string | undefined) =>
      `${author ?? 'Someone else'} changed this user while you were typing`,
    ownTitle: 'You changed this user elsewhere while you were typing here',
    text: 'Your entries are kept; the fields you had not touched show the new values. Save again to replace the values below, or take them over.',
    same: 'The saved values are the same as yours.',
    value: (label: string, value: string) => `${label}: ${value}`,
    take: 'Use the saved values',
  },
  reasons: {
    write: 'You lack the “Edit” permission of the User management module.',
    delete: 'You lack the “Delete” permission of the User management module.',
    self: 'You cannot do this to your own account.',
    above: 'This account has a higher role than yours.',
    moreRights: 'This account has permissions that you do not have yourself.',
    lastSuperAdmin: 'This is the last active super administrator.',
    roleAbove: 'You cannot assign a role higher than your own.',
    roleMoreRights: 'You cannot assign a role unless you have all its permissions yourself.',
    ownRole: 'You cannot change your own role.',
  },
};
