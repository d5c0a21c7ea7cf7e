import { textTools, type Translation } from '@escale/i18n';
import type { list as fr } from '../fr/list';

const { number, percent, plural, list: joinList } = textTools('en');

const countUsers = (value: number) => `${number(value)} ${plural(value, { one: 'user', other: 'users' })}`;
const countInvitations = (value: number) =>
  `${number(value)} ${plural(value, { one: 'invitation', other: 'invitations' })}`;
const sentenceNotDone = (value: number, word: string) =>
  `${countUsers(value)} ${plural(value, { one: 'was', other: 'were' })} not ${word}`;

/** Texts of /users. */
export const list: Translation<typeof fr> = {
  count: number,
  totalUsers: (value: number) => `${countUsers(value)} in total`,
  tableTitle: 'List of users',
  searchLabel: 'Search the list of users',
  none: 'No users',
  loadFailed: 'The list of users could not be loaded',
  columns: {
    user: 'User',
    email: 'Email',
    role: 'Role',
    status: 'Status',
    lastLogin: 'Last sign-in',
    createdAt: 'Created on',
    createdBy: 'Created by',
  },
  file: {
    lastName: 'Last name',
    firstName: 'First name',
    username: 'Username',
    invitation: 'Invitation',
    pending: 'Pending',
  },
  withDetail: (value: string, detail: string) => `${value} (${detail})`,
  separator: ' · ',
  created: 'New',
  handle: (username: string) => `@${username}`,
  named: (name: string, username: string) => `${name} (@${username})`,
  cards: {
    total: 'Total',
    groups: { ACTIVE: 'Active', INACTIVE: 'Inactive', SUSPENDED: 'Suspended' },
    statuses: { ACTIVE: () => 'Active', INACTIVE: () => 'Inactive', SUSPENDED: () => 'Suspended' },
    roles: {
      SUPER_ADMIN: (value: number) => plural(value, { one: 'Super admin', other: 'Super admins' }),
      ADMIN: (value: number) => plural(value, { one: 'Administrator', other: 'Administrators' }),
      OPERATOR: (value: number) => plural(value, { one: 'Operator', other: 'Operators' }),
    },
    unknown: '—',
    percentage: (value: number | null) => (value === null ? '—' : percent(value)),
  },
  filters: {
    label: 'Filters',
    role: 'Role',
    status: 'Status',
    questions: {
      invitation: 'Invitation pending',
      never: 'Never signed in',
      idle: 'Inactive for 30 days',
    },
    printed: (name: string, value: string) => `${name}: ${value}`,
    together: (filters: readonly string[]) => filters.join(', '),
    remove: (filter: string) => `${filter}, remove filter`,
    clear: 'Clear',
    ignored: {
      filter: (value: string) => `Unknown filter “${value}”: ignored`,
      sort: (value: string) => `Unknown sort order “${value}”: ignored`,
    },
  },
  views: {
    menu: 'Views',
    shown: (name: string) => `View: ${name}`,
    saveAs: 'Save this view',
    saveTitle: 'Save this view',
    saveHint:
      'The search, filters and sort order shown will be found again under this name, for your account and in this browser.',
    name: 'Name of the view',
    save: 'Save',
    cancel: 'Cancel',
    remove: (name: string) => `Delete the view “${name}”`,
    saved: (name: string) => `View “${name}” saved`,
    removed: (name: string) => `View “${name}” deleted`,
    failed: 'The view could not be saved in this browser',
  },
  resendTo: (action: string, name: string) => `${action}: ${name}`,
  toggleLabel: (name: string) => `Active account: ${name}`,
  undo: {
    label: 'Undo',
    changed: (name: string, status: string) => `${name}: ${status}`,
    done: 'Change undone',
    restored: (names: string) => `${names}: status restored`,
    overtakenTitle: 'Cannot be undone',
    overtaken: (names: string, value: number) =>
      `${names}: changed or deleted by someone else in the meantime, ${plural(value, { one: 'nothing was changed', other: 'left as they are' })}.`,
    underWay: 'Undoing',
    stop: 'Stop',
    stopped: 'Undo stopped',
    failed: (names: string) => `Status not restored: ${names}`,
  },
  names: (names: readonly string[]) => {
    const rest = names.length - 3;
    if (rest <= 0) return joinList(names);
    const others = `${number(rest)} ${plural(rest, { one: 'other', other: 'others' })}`;
    return joinList([...names.slice(0, 3), others]);
  },
  actions: {
    view: 'View details',
    edit: 'Edit',
    delete: 'Delete',
    activate: 'Activate',
    deactivate: 'Deactivate',
    rights: 'Role and permissions',
    invite: 'Resend invitation',
  },
  bulk: {
    titles: {
      activate: (value: number) => `Activate ${countUsers(value)}?`,
      deactivate: (value: number) => `Deactivate ${countUsers(value)}?`,
      delete: (value: number) => `Delete ${countUsers(value)}?`,
      invite: (value: number) => `Resend ${countInvitations(value)}?`,
    },
    questions: {
      activate: (value: number) =>
        `${plural(value, { one: 'This user', other: 'These users' })} will be able to sign in again:`,
      deactivate: (value: number) =>
        `${plural(value, { one: 'This user', other: 'These users' })} will no longer be able to sign in:`,
      delete: (value: number) =>
        `${plural(value, { one: 'This user', other: 'These users' })} will be permanently deleted:`,
      invite: (value: number) =>
        `A new invitation email will be sent to ${plural(value, { one: 'this person', other: 'each of these people' })}:`,
    },
    irreversible: 'Warning: this action cannot be undone.',
    names: 'Users concerned',
    leftOutNames: 'Users left out',
    leftOut: (value: number) => `${countUsers(value)} will be skipped:`,
    leftOutReason: (name: string, reason: string) => `${name} (${reason})`,
    reasons: {
      alreadyActive: 'already active',
      alreadyInactive: 'already inactive',
      accepted: 'invitation already accepted',
      self: 'this is your account',
      above: 'role higher than yours',
      moreRights: 'permissions you do not have yourself',
      lastSuperAdmin: 'last active super administrator',
      write: 'you lack the “Edit” permission',
      delete: 'you lack the “Delete” permission',
    },
    typeFirst: (value: number) => `To confirm, type the number of people: ${value}`,
    failed: 'The bulk action could not be carried out',
    done: {
      activate: (value: number) => `${countUsers(value)} activated`,
      deactivate: (value: number) => `${countUsers(value)} deactivated`,
      delete: (value: number) => `${countUsers(value)} deleted`,
      invite: (value: number) => `${countInvitations(value)} resent`,
    },
    partial: (successes: number, failures: number) =>
      `${number(successes)} succeeded, ${number(failures)} failed`,
    partialTitle: {
      activate: (value: number) => sentenceNotDone(value, 'activated'),
      deactivate: (value: number) => sentenceNotDone(value, 'deactivated'),
      delete: (value: number) => sentenceNotDone(value, 'deleted'),
      invite: (value: number) => sentenceNotDone(value, 'invited'),
    },
    underWay: 'Bulk action in progress',
    progress: (done: number, total: number) => `${number(done)} of ${countUsers(total)}`,
    stopped: (done: number, total: number) =>
      `${number(done)} of ${countUsers(total)} processed. Those in the list below remain.`,
    reason: (name: string, reason: string) => `${name}: ${reason}`,
    tooMany: (most: number) => `At most ${countUsers(most)} at a time: narrow the selection.`,
    nobody: 'None of the selected users can be affected.',
    nobodyInvited: 'No pending invitations in the selection.',
    selected: (value: number) => `${countUsers(value)} selected`,
    unknownReason: 'the server gave no reason',
    close: 'Close',
  },
  deletion: {
    title: 'Delete user',
    question: (name: string) => `Are you sure you want to delete the user ${name}?`,
    failed: 'The user could not be deleted',
    done: 'User deleted',
  },
};
