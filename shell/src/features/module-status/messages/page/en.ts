import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number } = textTools('en');

const moveTexts: Readonly<Record<string, (version: string) => string>> = {
  publish: (version) => `Version ${version} published`,
  rollback: (version) => `Back to version ${version}`,
  recovered: (version) => `Version ${version} published again`,
  canary: (version) => `Partial trial of version ${version}`,
  'canary-end': (version) => `End of the partial trial of version ${version}`,
  withdraw: (version) => `Module withdrawn (version ${version})`,
  restore: (version) => `Version ${version} put back online`,
  promote: (version) => `Version ${version} opened to all`,
};

const failureKindTexts: Readonly<Record<string, string>> = {
  unreachable: 'server unreachable',
  invalid: 'unexpected answer from the server',
  integrity: 'altered file',
  origin: 'origin not allowed',
  'host-api': 'incompatible version of the platform',
  shared: 'incompatible shared component',
  broken: 'stopped at the start',
  crash: 'stopped while in use',
};

export const en: Translation<typeof fr> = {
  title: 'Module status',
  shell: 'Platform',
  adminsOnly: 'This page is for administrators only.',
  prompt: 'Versions online, teams in charge, history and latest failures.',
  product: 'Application version:',
  list: 'Published modules',
  columns: {
    module: 'Module',
    status: 'Status',
    version: 'Version',
    owner: 'Team',
    previous: 'Previous versions',
    time: 'Date',
    move: 'Change',
    from: 'Replaced version',
    reason: 'Cause',
    loads: 'Loads',
    failed: 'Failures',
  },
  canaryFor: (version, percent, users) =>
    `Partial trial: ${version} (${number(percent)}% of users, ${number(users)} named)`,
  none: '—',
  stale: (moment) => `The last update failed. Data of ${moment}.`,
  rejected: 'Unreadable entries of the registry',
  health: 'For all users, in the last 24 hours',
  healthFailed: 'These figures could not be loaded.',
  count: (value) => number(value),
  failuresByReason: (count, reasons) => `${number(count)} (${reasons.join(', ')})`,
  history: 'History',
  historyEmpty: 'No change',
  historyFailed: 'The history could not be loaded.',
  move: (action, version) => moveTexts[action]?.(version) ?? `${action}: ${version}`,
  failures: 'Latest failures in this browser',
  failuresEmpty: 'No failure',
  failureKind: (kind) => failureKindTexts[kind] ?? kind,
  technical: 'Technical details',
};
