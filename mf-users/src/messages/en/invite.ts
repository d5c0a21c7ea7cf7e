import { textTools, type Translation } from '@escale/i18n';
import type { invite as fr } from '../fr/invite';

const { number, plural } = textTools('en');

const countPeople = (value: number) =>
  `${number(value)} ${plural(value, { one: 'person', other: 'people' })}`;

/** Texts of /users/invite. */
export const invite: Translation<typeof fr> = {
  title: 'Invite several people',
  link: 'Invite several',
  record: 'the list of people to invite',
  list: 'People to invite',
  listHint:
    'One person per line: address, first name, last name, role. Paste addresses or lines of a spreadsheet; a missing name is proposed from an address such as first.last@example.com.',
  file: 'Choose a CSV file',
  fileTooLarge: 'File too large: 1 MB at most',
  fileUnreadable: 'This file could not be read: check that it is still there, then choose it again',
  role: 'Role where the line names none',
  submit: (value) => (value === 0 ? 'Invite' : `Invite ${countPeople(value)}`),
  nobody: 'Nobody in the list can be invited.',
  tooMany: (most, over) => `At most ${countPeople(most)} at a time: remove ${number(over)}.`,
  invitation: (hours) =>
    `Each person receives an email to set a password. The link is valid for ${number(hours)} hours.`,
  preview: 'Preview',
  ready: (value) => `${countPeople(value)} ready`,
  withRole: (value, role) => `${number(value)} of them with the role ${role}`,
  faulty: (value) => `${number(value)} ${plural(value, { one: 'line', other: 'lines' })} to correct`,
  counts: (...parts) => parts.join(', '),
  columns: { line: 'Line', person: 'Person', check: 'Check' },
  goToLine: (line) => `Correct line ${number(line)}`,
  fine: 'Ready',
  nameProposed: 'name proposed from the address',
  noList: 'The list of users could not be read: existing accounts will only be reported when sending.',
  faults: {
    twice: (line) => `Same address as on line ${number(line)}`,
    hasAccount: (name) => `Already has an account: ${name}`,
    unknownRole: (word) => `Unknown role: ${word}`,
  },
  underWay: 'Sending invitations',
  done: (value) => `${countPeople(value)} invited`,
  stoppedAt: (done, total) => `Stopped: ${number(done)} of ${countPeople(total)} done.`,
  failedAt: (done, total) => `Interrupted: ${number(done)} of ${countPeople(total)} done.`,
  left: (value) =>
    `${countPeople(value)} ${plural(value, { one: 'remains', other: 'remain' })} in the list: correct it and send again.`,
  outcomes: {
    invited: 'Invited',
    mailNotSent: 'Account created, email not sent: send the invitation again',
    refused: 'Refused',
    unfinished: 'Outcome unknown',
    unsent: 'Not sent',
  },
  refused: (reason) => `Refused: ${reason}`,
  reportColumns: ['Address', 'First name', 'Last name', 'Role', 'Result'],
};
