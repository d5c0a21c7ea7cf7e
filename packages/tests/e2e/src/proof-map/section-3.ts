import { inFile, spec, type Section } from './proof';

const validateUsers = inFile('packages/contracts/src/user/validate-users.test.ts');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const userPage = inFile('mf-users/src/app/user-page.test.tsx');
const usersColumns = inFile('mf-users/src/app/users-columns.test.tsx');
const apiUsers = inFile('mock-api/src/users/list-users.test.ts');
const userGeneral = inFile('mf-users/src/app/user-general.test.tsx');
const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');
const apiSignIn = inFile('mock-api/src/auth/sign-in.test.ts');
const apiSessions = inFile('mock-api/src/accounts/sessions.test.ts');
const session = inFile('packages/front/auth/src/session.test.ts');
const userPreferences = inFile('mf-users/src/app/user-preferences.test.tsx');
const apiPreferences = inFile('mock-api/src/users/get-preferences.test.ts');
const userPermissions = inFile('mf-users/src/app/user-permissions.test.tsx');
const apiBadInput = inFile('mock-api/src/users/bad-input.test.ts');
const editPermissions = inFile('mf-users/src/features/permissions/model/edit-permissions.test.ts');
const permissions = inFile('packages/contracts/src/user/permissions.test.ts');
const moduleGuard = inFile('shell/src/features/session/module-guard.test.tsx');
const userSecurity = inFile('mf-users/src/app/user-security.test.tsx');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const apiSessionStats = inFile('mock-api/src/accounts/session-stats.test.ts');
const apiAudit = inFile('mock-api/src/audit/get-audit-logs.test.ts');
const apiFactors = inFile('mock-api/src/auth/suspicious-factors.test.ts');
const userActivity = inFile('mf-users/src/app/user-activity.test.tsx');
const connection = inFile('packages/front/realtime/src/connection.test.ts');
const liveBlock = inFile('mf-dashboard/src/features/live/components/live-block.test.tsx');
const apiPresence = inFile('mock-api/src/realtime/presence.test.ts');
const suspiciousActivities = inFile('mf-security/src/suspicion/suspicious-activities.test.ts');
const statistics = inFile('mf-users/src/features/user-list/model/statistics.test.ts');
const bulkOutcome = inFile('mf-users/src/features/user-list/model/bulk-outcome.test.ts');
const usersBulk = inFile('mf-users/src/app/users-bulk.test.tsx');
const apiBulk = inFile('mock-api/src/users/bulk-action.test.ts');
const writeCsv = inFile('packages/front/design-system/src/data-table/export/write-csv.test.ts');
const printPage = inFile('packages/front/design-system/src/data-table/export/print-page.test.ts');
const settingsPage = inFile('mf-settings/src/app/settings-page.test.tsx');
const settingsStore = inFile('mf-settings/src/features/settings/model/settings-store.test.ts');

/** §3: entities and their fields. */
export const section3: Section = {
  section: '3',
  literal: false,
  sentences: [
    {
      text: "User: id, email, username, firstName, lastName, role, status, avatarUrl, createdAt, updatedAt, lastLoginAt (null is shown as 'Jamais connecté' on the detail page and 'Jamais' in the table), createdByUser with username (shown as 'Système' if absent).",
      proofs: [
        validateUsers('fills in missing fields and rejects a row that is not a user'),
        usersPage('show user, email, role, status and last login'),
        userPage('shows who created the account and the last sign-in'),
        usersColumns('shows the creator, and Système for a user without one'),
        apiUsers('lists every user with their creator and no secrets'),
        spec(
          'users-detail',
          'the detail page: header and tabs, an edit with its question, the activity, and its deletion elsewhere',
        ),
      ],
    },
    {
      text: 'Role values: SUPER_ADMIN (Super Admin / Super Administrateur), ADMIN (Administrateur), OPERATOR (Opérateur).',
      proofs: [
        usersColumns('%j displays as %s'),
        userGeneral('from %s, every role and status can be chosen'),
      ],
    },
    {
      text: 'An unknown role displays as operator.',
      proofs: [
        usersPage('show an unknown role as operator and an unknown status as inactive'),
        userPage('an unknown role displays as operator, an unknown status as inactive'),
      ],
    },
    {
      text: 'Status values: ACTIVE (Actif), INACTIVE (Inactif), SUSPENDED (Suspendu).',
      proofs: [
        usersColumns('%j displays as %s'),
        userGeneral('from %s, every role and status can be chosen'),
      ],
    },
    {
      text: 'An unknown status displays as inactive.',
      proofs: [
        usersPage('show an unknown role as operator and an unknown status as inactive'),
        userPage('an unknown role displays as operator, an unknown status as inactive'),
      ],
    },
    {
      text: 'Sign-in form: email, password, remember (boolean, default false). OTP form: otpCode. Reset form: password, confirmPassword.',
      proofs: [
        signInPage('sends e-mail, password and remember once'),
        signInPage('greets, shows the address, and supports password managers'),
        otpPage('is sent with the address, once'),
        resetPasswordPage('%s confirmed by %j'),
        resetPasswordPage('%s: sent once, then the success screen'),
        spec('sign-in', "remember ${remember} makes ${remember ? 'a lasting' : 'a session'} cookie"),
      ],
    },
    {
      text: 'Auth responses: login returns requiresOTP and email, or user and accessToken; verify-otp returns success, user, accessToken; refresh returns success, accessToken; me returns success and user…',
      proofs: [
        signInPage('opens the OTP page when a code is required'),
        signInPage('signs in at once when the response has user and token'),
        otpPage('waits 60 s, then applies lifetime and wait of the server and replaces the history entry'),
        otpPage('defaults to 15 minutes and 60 s'),
        otpPage('shows the wait of a 429'),
        apiSignIn('returns the name, ignoring case and spaces'),
        apiSignIn('sends a code by mail for the right password'),
        apiSignIn('signs in with the mailed code, once'),
        apiSignIn('waits 60 seconds, then replaces the old code by a new one'),
        apiSessions(
          'refresh returns a new token and cookie; the old access token stays valid for its ten minutes',
        ),
      ],
    },
    {
      text: 'The access token is kept in browser local storage under the key accessToken.',
      proofs: [
        signInPage('signs in at once when the response has user and token'),
        session('clears token, user and cache even when the server does not answer'),
        spec('frame', 'signing out works while the API is down'),
      ],
    },
    {
      text: 'OTP navigation state: email, secureTransition flag, timestamp.',
      proofs: [signInPage('opens the OTP page when a code is required'), otpPage('redirects to /login: %s')],
    },
    {
      text: 'User preferences: language, timezone, dateFormat, timeFormat, notifications {email, newConnections, weeklyReports}, and permissions.',
      proofs: [
        userPreferences('shows the defaults of §9 and offers what §5 lists'),
        userPreferences('save needs a change, sends only the preferences, and leaves edit mode'),
        apiPreferences('returns the own preferences with every known module'),
      ],
    },
    {
      text: 'Permissions are a map from module id to an object with visible (boolean) plus one boolean per permission name.',
      proofs: [
        userPermissions('write grants read; save needs a change; flags that are not shown are preserved'),
        apiBadInput('permissions reject %s'),
        apiPreferences(
          'returns the saved entries, unknown flags and modules included, and completes missing ones',
        ),
      ],
    },
    {
      text: 'Permission labels: read Consultation, write Modification, delete Suppression; export, import and manage are labelled Export, Import, Gestion.',
      proofs: [
        userPermissions(
          'has a row for each module of the registry and each known one, a switch for each permission',
        ),
        userPermissions("marks what differs from the role, with the role's default"),
      ],
    },
    {
      text: 'Modules and their permission names: dashboard (read); users (read, write, delete); settings (read, write); containers (read, write, delete); shipments (read, write, delete); reports (read, write).',
      proofs: [editPermissions('give each known module the permissions of §3')],
    },
    {
      text: 'The module guard and defaults work with visible, read, write, delete.',
      proofs: [
        permissions('%s on %s: %s'),
        permissions('checks visible, then read, then the required right'),
        moduleGuard('names the first missing right when %s is required'),
      ],
    },
    {
      text: 'The security module has a guard as well.',
      proofs: [
        apiPreferences('grants security to %s'),
        spec(
          'routes',
          '${account}: / leads to /modules, and every guarded route opens or is denied as the table says',
        ),
      ],
    },
    {
      text: 'Session: id, token (only the first 20 characters are displayed), createdAt, expiresAt.',
      proofs: [
        userSecurity('are numbered, show 20 characters of the token, and mark those that expire soon'),
        userSecurity('are deleted after a confirmation'),
      ],
    },
    {
      text: 'Session statistics: activeSessions, maxSessionsPerUser (fallback 3), activeUsers, recentLogins24h, timeoutMinutes (fallback 30).',
      proofs: [
        securityPage('shows five cards, with fallbacks for figures that the server omits'),
        apiSessionStats('counts sessions, their users and the sign-ins of a day'),
      ],
    },
    {
      text: 'Audit log entry: id, action, userId, user (email, firstName, lastName), resource, ipAddress, userAgent, metadata (with suspiciousFactors list, values NEW_DEVICE or FOREIGN_IP), timestamp.',
      proofs: [
        apiAudit('administrators read the newest fifty entries, each with its account'),
        apiAudit('a failed sign-in holds the address that was typed'),
        apiFactors(
          'the first sign-in of an account from a browser counts as a new device, even if others used it',
        ),
        apiFactors('an address outside the internal ranges is foreign'),
        securityPage('opens an entry with its reasons as text'),
      ],
    },
    {
      text: 'Audit list responses carry data and pagination {pages, total}.',
      proofs: [
        userActivity('loads 20 at a time, and more on request, without doubles when new rows have come'),
        apiAudit('administrators read the newest fifty entries, each with its account'),
      ],
    },
    {
      text: 'Activity event (realtime): action, resource, timestamp.',
      proofs: [
        connection('connects with the token and stores the events received'),
        liveBlock('lists label, resource and time of the last ten activities, newest first'),
      ],
    },
    {
      text: 'Connection events carry userId and userAgent.',
      proofs: [
        apiPresence('sends who is connected, then each connect and disconnect once'),
        connection('connects with the token and stores the events received'),
      ],
    },
    {
      text: 'Suspicious activity (derived): id, type, userId, email, ipAddress, userAgent, timestamp, details, severity.',
      proofs: [
        suspiciousActivities('takes account, address, device and time from the entry'),
        suspiciousActivities('rates a failed sign-in medium, a new device low, a foreign address high'),
      ],
    },
    {
      text: 'User table columns (all sortable): user (avatar, full name, @username; visible by default), email, role, status with inline toggle, last login (date and time), created on (hidden by default), created by (hidden by default).',
      proofs: [
        usersColumns('shows five columns by default and hides the creation date and the creator'),
        usersColumns('sorts by %s, both ways'),
        usersPage('show user, email, role, status and last login'),
        usersPage('%s becomes %s, and only the status is sent'),
        spec(
          'users-list',
          'the list: from the home and back, with the figures, columns, search, sort and filters',
        ),
      ],
    },
    {
      text: 'Statistics computed from the user list: count per role, count per status, total, and percentage of active accounts to one decimal.',
      proofs: [
        statistics('counts per role and status, unknown values as displayed'),
        statistics('%i of %i is %d %%'),
        usersPage(
          'shows four cards: total with the count per role, active with its percentage, inactive, suspended',
        ),
      ],
    },
    {
      text: 'Bulk action response: data.successCount, data.errorCount, data.action.',
      proofs: [
        bulkOutcome('are derived from the list when the server only counts: %s'),
        usersBulk('counts failed users, names them with the reason, and leaves them selected'),
        apiBulk('changes more than a thousand accounts in one call, with an audit log entry for each'),
      ],
    },
    {
      text: 'Exports: the CSV file name is a product prefix, the table title in snake case and the ISO date.',
      proofs: [
        writeCsv('derives the file name from %j'),
        spec(
          'users-list-export',
          'the CSV, read back cell by cell: the whole list, then what is searched, sorted and shown',
        ),
      ],
    },
    {
      text: 'The PDF is an A4 print page with a summary of the record count, the filter applied and the sort applied.',
      proofs: [
        printPage('is a French A4 page with title and summary'),
        spec('users-list-export', 'the print page: A4, its summary, the filter, the sort and every row'),
      ],
    },
    {
      text: 'Settings fields (local only): language, timezone, theme, layout, email template, notification switches, security policies, OTP validity, session duration, max OTP attempts (defaults in section 9).',
      proofs: [
        settingsPage('Général: language and time zone with their options'),
        settingsPage('Email: template and four switches with the defaults of §9'),
        settingsPage('Sécurité: four policies and three bounded numbers'),
        settingsPage('is busy for a second while saving, sends nothing, and restores the values'),
        settingsStore('stores settings per user, and theme and layout for the browser'),
      ],
    },
  ],
};
