import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number, plural } = textTools('en');

const countPeople = (value: number) =>
  `${number(value)} ${plural(value, { one: 'person', other: 'people' })}`;

/** Texts of /users/rights. */
export const en: Translation<typeof fr> = {
  title: 'Role and permissions of several people',
  nobody: 'No one is chosen',
  nobodyHint: 'Select people in the list of users, then ‘Role and permissions’.',
  record: 'the changes of role and permissions',
  people: (value: number) => `${countPeople(value)} chosen`,
  changes: 'Changes',
  changesHint:
    'What is ‘No change’ stays as each person has it. The permissions of a new role replace theirs, even customised ones.',
  role: 'Role',
  same: 'No change',
  choice: { grant: 'Grant', withdraw: 'Withdraw' },
  reading: 'Reading the permissions',
  readAgain: 'Read the permissions again',
  unread: 'their permissions could not be read',
  summary: 'Summary',
  choose: 'Choose a role or a permission first.',
  nothing: 'Nothing changes for the chosen people.',
  counts: (changed: number, same: number, denied: number) =>
    [
      `${countPeople(changed)} to change`,
      ...(same > 0 ? [`${number(same)} without change`] : []),
      ...(denied > 0 ? [`${number(denied)} cannot be changed`] : []),
    ].join(', '),
  changedPeople: 'People to change',
  roleChange: (before: string, after: string) => `Role: ${before} → ${after}`,
  unchanged: (value: number) => `${countPeople(value)} without change`,
  blocked: (value: number) => `${countPeople(value)} cannot be changed`,
  submit: (value: number) => (value === 0 ? 'Save' : `Save for ${countPeople(value)}`),
  underWay: 'Saving the changes',
  done: (value: number) => `${countPeople(value)} changed`,
  stoppedAt: (done: number, total: number) => `Stopped: ${number(done)} of ${countPeople(total)} processed.`,
  failedAt: (done: number, total: number) =>
    `Interrupted: ${number(done)} of ${countPeople(total)} processed.`,
  left: (value: number) =>
    `${countPeople(value)} ${plural(value, { one: 'remains', other: 'remain' })} below: check the summary, then save again.`,
  outcomes: {
    changed: 'Changed',
    refused: 'Refused',
    unsent: 'Not processed',
    unknown: 'Outcome unknown',
    roleOnly: 'Role changed, permissions not changed',
    roleAtLeast: 'Role changed, outcome unknown for the permissions',
  },
  refused: (reason: string) => `Refused: ${reason}`,
  conflict: 'changed by another person meanwhile, nothing was saved',
  conflictAfterRole: 'changed by another person meanwhile',
  roleOnly: (reason: string | undefined) =>
    ['role changed, permissions not changed', ...(reason === undefined ? [] : [reason])].join(': '),
  reportColumns: ['Address', 'Name', 'Role', 'Granted', 'Withdrawn', 'Result'],
};
