import { moduleNames } from '@escale/user-ui/audit/words/en';
import { textTools, type Translation } from '@escale/i18n';
import type { permissions as fr } from '../fr/permissions';

const { number, plural } = textTools('en');

/** Texts of the permission editor. */
export const permissions: Translation<typeof fr> = {
  intro: "A hidden module does not appear on this user's home.",
  module: 'Module',
  visible: 'Module visible',
  notApplicable: '—',
  custom: 'Customised',
  all: 'All',
  none: 'None',
  allOf: (label: string) => `All permissions: ${label}`,
  noneOf: (label: string) => `None: no permissions for ${label}`,
  reset: {
    user: {
      byDefault: (on: boolean) => (on ? 'role: yes' : 'role: no'),
      restore: 'Back to role',
      restoreOf: (role: string, label: string) => `Back to role ${role}: ${label}`,
    },
    role: {
      byDefault: (on: boolean) => (on ? 'default: yes' : 'default: no'),
      restore: 'Default',
      restoreOf: (role: string, label: string) =>
        `Back to the default permissions of the ${role} role: ${label}`,
    },
  },
  roleDefaults: (role: string) =>
    `“Customised” marks what differs from the default permissions of the ${role} role.`,
  noRoleDefaults: 'This role has no default permissions',
  unsaved: {
    title: 'No permissions are saved for this user',
    byRole: (role: string) =>
      `The permissions of the ${role} role apply until the first save. Below, every module is visible and no permission is granted.`,
    withoutRole:
      'This user has no access to any module until the first save. Below, every module is visible and no permission is granted.',
    load: "Load the role's permissions",
  },
  save: 'Save permissions',
  discard: 'Discard changes',
  changes: (count: number) =>
    plural(count, { one: '1 change to save', other: `${number(count)} changes to save` }),
  confirmTitle: (name: string) => `Change the permissions of ${name}?`,
  confirm: 'Save',
  granted: 'Granted',
  withdrawn: 'Withdrawn',
  sameAsNow: 'These permissions are the ones that already apply.',
  flags: (module: string, names: readonly string[]) => `${module}: ${names.join(', ')}`,
  flag: (module: string, name: string) => `${module}, ${name}`,
  state: (on: boolean) => (on ? 'yes' : 'no'),
  saved: 'Permissions updated',
  failed: 'The permissions could not be changed',
  loadFailed: 'The permissions could not be loaded',
  ownAccess: 'You cannot withdraw this access from yourself.',
  moduleHidden: 'Make the module visible first.',
  notHeld: 'You cannot grant a permission that you do not have.',
  labels: moduleNames,
};
