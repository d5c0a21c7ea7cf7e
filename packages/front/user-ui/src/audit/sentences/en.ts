import type { Translation } from '@escale/i18n';
import type { fr } from './fr';

export const en: Translation<typeof fr> = {
  nobody: 'Unknown account',
  did: {
    LOGIN: (who) => `${who} signed in`,
    LOGIN_FAILED: (who) => `${who}: sign-in refused`,
    LOGOUT: (who) => `${who}: session ended`,
    CREATE: (who, what) => `${who} created ${what}`,
    UPDATE: (who, what) => `${who} edited ${what}`,
    DELETE: (who, what) => `${who} deleted ${what}`,
    STATUS_CHANGE: (who, what) => `${who} changed ${what}`,
    PASSWORD_CHANGE: (who, what) => `${who} changed ${what}`,
    ROLE_CHANGE: (who, what) => `${who} changed ${what}`,
    READ: (who, what) => `${who} viewed ${what}`,
  },
  didOther: (who) => `${who} did something that is not known here`,
  status: {
    ACTIVE: (who, whom) => `${who} activated ${whom}`,
    INACTIVE: (who, whom) => `${who} deactivated ${whom}`,
    SUSPENDED: (who, whom) => `${who} suspended ${whom}`,
  },
  ended: {
    FORCED: (who, whom) => `${who} signed ${whom} out`,
    SESSION_DELETED: (who, whom) => `${who} closed a session of ${whom}`,
  },
  disowned: (who) => `${who} disowned a sign-in: ‘It was not me’`,
  endedSome: (who, whom) => `${who} ended one or more sessions of ${whom}`,
  invitation: {
    SENT: (whom) => `Invitation sent to ${whom}`,
    NOT_SENT: (whom) => `Invitation not sent to ${whom}`,
  },
  of: {
    account: (name) => `the account of ${name}`,
    file: (name) => `the profile of ${name}`,
    rights: (name) => `the rights of ${name}`,
    preferences: (name) => `the preferences of ${name}`,
    password: (name) => `the password of ${name}`,
    role: (name) => `the role of ${name}`,
    status: (name) => `the status of ${name}`,
  },
  own: {
    account: 'their own account',
    file: 'their own profile',
    rights: 'their own rights',
    preferences: 'their own preferences',
    password: 'their own password',
    role: 'their own role',
    status: 'their own status',
  },
  unsaid: {
    password: 'a password',
    role: 'the role of an account',
    status: 'the status of an account',
    users: 'an account',
    permissions: 'permissions',
    preferences: 'preferences',
    sessions: 'a session',
  },
  unsaidOther: 'an item',
  rightsOfRole: (role) => `the rights of the role ${role}`,
};
