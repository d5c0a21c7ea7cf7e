import { textTools, type Translation } from '@escale/i18n';
import type { fr } from './fr';

const { number, plural } = textTools('en');

const formatEntryCount = (count: number) =>
  plural(count, { one: `${number(count)} entry`, other: `${number(count)} entries` });

/** The texts in English. */
export const en: Translation<typeof fr> = {
  title: 'Security dashboard',
  loading: 'Loading security data…',
  adminsOnly: 'For administrators only',
  refresh: 'Refresh',
  refreshed: 'Data refreshed',
  autoRefresh: (seconds: number) => `Automatic refresh · ${number(seconds)} s`,
  paused: 'Refresh paused',
  autoRefreshShort: (seconds: number) => `Auto · ${number(seconds)} s`,
  pausedShort: 'Paused',
  pause: 'Pause',
  resume: 'Resume refresh',
  stale: (moment: string) => `The last update failed. Data from ${moment}.`,
  failed: {
    title: 'Security data is not available',
    text: 'Check your connection, then try again.',
  },
  banner: (count: number) =>
    plural(count, {
      one: '1 suspicious activity needs your attention.',
      other: `${number(count)} suspicious activities need your attention.`,
    }),
  showSuspicious: 'View suspicious activity',
  stats: {
    heading: 'Security figures',
    activeSessions: 'Active sessions',
    activeSessionsDetail: (count: number) =>
      plural(count, { one: 'open session, all accounts', other: 'open sessions, all accounts' }),
    activeUsers: 'Active users',
    activeUsersDetail: (minutes: number) =>
      plural(minutes, {
        one: 'in the last minute',
        other: `in the last ${number(minutes)} minutes`,
      }),
    signIns: 'Sign-ins (24 h)',
    signInsDetail: 'all accounts together',
    signInsTrend: (more: number) => {
      if (more === 0) return 'as many as in the 24 h before';
      return `${number(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than in the 24 h before`;
    },
    failures: 'Failed sign-ins (1 h)',
    atLeast: (count: number) => `≥ ${number(count)}`,
    mostTargeted: (email: string) => `mostly: ${email}`,
    noFailure: 'no recent failures',
    suspicious: 'Suspicious activity',
    highSeverity: (count: number) =>
      count === 0 ? 'none of high severity' : `${number(count)} of high severity`,
    unknown: '—',
  },
  tabs: {
    label: 'Sections of the security dashboard',
    overview: 'Overview',
    suspicious: 'Suspicious activity',
    audit: 'Audit log',
  },
  trend: {
    heading: 'Sign-ins and failures',
    signIns: 'Sign-ins',
    failures: 'Failures',
    covered: (from: string, to: string, count: number) =>
      `Period covered: from ${from} to ${to} (${formatEntryCount(count)}).`,
    nothingCovered: 'The log has no entries.',
  },
  policies: {
    heading: 'Rules in force',
    sessionTimeout: 'Session time limit',
    minutes: (count: number) =>
      plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
    sessionTimeoutScope: 'without activity, except with “Remember me”',
    maxSessions: 'Open sessions',
    atMost: (count: number) =>
      plural(count, {
        one: `at most ${number(count)} session per person`,
        other: `at most ${number(count)} sessions per person`,
      }),
    rateLimit: 'Request limit',
    rateLimitText: '100 requests every 15 minutes',
  },
  suspicious: {
    empty: 'No suspicious activity',
    emptyText: 'Nothing unusual in the latest entries of the log.',
    severity: { low: 'Low', medium: 'Medium', high: 'High' },
    types: {
      MULTIPLE_ATTEMPTS: 'Failed sign-ins',
      NEW_DEVICE: 'New device',
      FOREIGN_IP: 'Unusual address',
      DISOWNED: 'Disowned sign-in',
    },
    reasons: {
      MULTIPLE_ATTEMPTS: (failures: number) =>
        plural(failures, {
          one: 'Password or code refused once for this account',
          other: `Password or code refused ${number(failures)} times for this account`,
        }),
      NEW_DEVICE: 'Device never seen for this account',
      FOREIGN_IP: 'IP address outside the usual country',
      DISOWNED:
        'This person answered ‘It was not me’ to the mail with the code: someone knows their password',
    },
    nobody: 'Unknown account',
    noAddress: 'Unknown address',
    times: (count: number) => `× ${number(count)}`,
    last: (moment: string) => `${moment} (last time)`,
    moment: (relative: string, time: string) => `${relative}, at ${time}`,
    mark: 'Mark as seen',
    unmark: 'Mark as not seen',
    markOf: (act: string, what: string, who: string) => `${act}: ${what}, ${who}`,
    markAll: 'Mark all as seen',
    unseen: (count: number) =>
      plural(count, { one: `${count} activity to review`, other: `${number(count)} activities to review` }),
    allMarked: (count: number) =>
      plural(count, {
        one: `${count} activity marked as seen`,
        other: `${number(count)} activities marked as seen`,
      }),
    undo: 'Undo',
    showOthers: (count: number) =>
      plural(count, { one: 'Show the other one', other: `Show the other ${number(count)}` }),
    firstSignIns: (count: number) =>
      plural(count, {
        one: `${count} first sign-in on a device`,
        other: `${number(count)} first sign-ins on a device`,
      }),
    details: 'Details',
    detailsOf: (what: string) => `Details: ${what}`,
  },
  sessions: {
    title: 'Open sessions',
    description: 'Who is online, on which device and since when.',
    back: 'Back to security',
    count: (count: number) => number(count),
    columns: {
      user: 'Person',
      role: 'Role',
      device: 'Device',
      ipAddress: 'IP address',
      createdAt: 'Opened on',
      lastSeenAt: 'Last activity',
      expiresAt: 'Expires on',
    },
    filters: {
      role: 'Role',
      allRoles: 'All roles',
      use: 'Last activity',
      anyUse: 'Any activity',
      uses: { recent: 'Less than 5 minutes', idle: 'More than 15 minutes' },
      applied: (name: string, value: string) => `${name}: ${value}`,
      together: (filters: readonly string[]) => filters.join(', '),
    },
    own: 'Your session',
    ownSession: 'This is the session you are working in. To close it, use “Sign out” in the menu.',
    reasons: {
      write: 'You do not have the “Edit” permission of the User management module.',
      above: 'This person has a role above yours.',
      moreRights: 'This person has permissions that you do not have.',
      other: 'You cannot close this session.',
    },
    close: 'Close session',
    closeAll: 'Close all their sessions',
    closeTitle: (name: string) => `Session of ${name}`,
    closeQuestion: (device: string, date: string, time: string) =>
      `Close this session (${device}, opened on ${date} at ${time})?`,
    closeEffect: 'The device will be signed out at once.',
    closed: (name: string) => `Session of ${name} closed`,
    alreadyClosed: 'This session was already closed.',
    closeFailed: 'The session could not be closed',
    failure: (sentence: string) => `Error: ${sentence}`,
    empty: 'Nobody is online.',
    none: 'No sessions',
    search: 'Search the open sessions',
    unknown: '—',
    shownOf: (shown: number, total: number) =>
      plural(shown, {
        one: `The most recently used session of ${number(total)}.`,
        other: `The ${number(shown)} most recently used sessions of ${number(total)}.`,
      }),
    showMore: 'Show more',
    denied: 'Restricted list',
    deniedText: 'It needs the “View” permission of the Security dashboard and User management modules.',
    missing: 'List not available',
    missingText: 'This server does not provide the list of open sessions.',
  },
  forceLogout: {
    actionOf: (name: string) => `Sign out ${name}`,
  },
  audit: {
    heading: 'Audit log',
    columns: {
      timestamp: 'Date',
      event: 'Event',
      action: 'Action',
      user: 'User',
      target: 'Target',
      resource: 'Resource',
      ipAddress: 'IP address',
      device: 'Device',
    },
    filters: {
      heading: 'Filters',
      action: 'Action',
      allActions: 'All actions',
      person: 'Person',
      chosenPerson: 'chosen person',
      address: 'IP address',
      remove: (filter: string) => `Remove the filter “${filter}”`,
      period: 'Period',
      from: 'From',
      to: 'To',
      unreadable: 'This address contains a date or a period that does not exist: it is ignored.',
      reversed: 'The end date is before the start date: no entry can match.',
      clear: 'Clear filters',
      applied: (name: string, value: string) => `${name}: ${value}`,
      together: (filters: readonly string[]) => filters.join(', '),
    },
    periods: {
      all: 'All time',
      hour: 'Last hour',
      day: 'Last 24 hours',
      yesterday: 'Yesterday',
      week: 'Last 7 days',
      dates: 'Choose dates',
    },
    filterBy: '(filter the audit log)',
    search: 'Search the audit log',
    none: 'No entries',
    noneLoaded: 'No entries loaded',
    all: (count: number, since: string | null) =>
      since === null ? formatEntryCount(count) : `${formatEntryCount(count)} since ${since}`,
    found: (count: number, since: string | null) => {
      const results =
        count === 0
          ? 'No results'
          : plural(count, { one: `${count} result`, other: `${number(count)} results` });
      return since === null ? results : `${results} since ${since}`;
    },
    searching: 'Searching the log…',
    searchFailed: 'The log could not be searched: only the entries already loaded are shown.',
    exportCut: (most: number, count: number) =>
      `The export holds the latest ${number(most)} entries out of ${number(count)}.`,
    retry: 'Try again',
    showMore: (count: number) =>
      plural(count, { one: 'Show the next one', other: `Show the next ${number(count)}` }),
    showRest: 'Show more',
    searchOn: 'Search further back',
    empty: 'No activity recorded',
    unknownAction: 'Unknown action',
    view: 'View details',
  },
  entry: {
    title: 'Event details',
    id: 'Identifier',
    copyId: 'Copy the identifier',
    copied: 'Identifier copied',
    copyFailed: 'The identifier could not be copied. Select it to copy it.',
    target: 'Account concerned',
    changes: 'What changed',
    unknownAction:
      'This page does not know this action yet: the server is newer. The name shown is that of the server.',
    reasons: 'Why this event is suspicious',
    userAgent: 'User agent',
    metadata: 'Technical data',
    allOf: (name: string) => `Everything about ${name}`,
    none: '—',
  },
};
