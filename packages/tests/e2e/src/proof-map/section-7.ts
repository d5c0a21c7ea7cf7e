import { inFile, spec, type Section } from './proof';

const client = inFile('packages/front/api-client/src/client.test.ts');
const queryClient = inFile('packages/front/api-client/src/query-client.test.ts');
const preferencesQuery = inFile('packages/front/api-client/src/users/preferences-query.test.ts');
const limits = inFile('packages/contracts/src/platform/limits.test.ts');
const moduleGate = inFile('packages/front/auth/src/module-gate.test.tsx');
const session = inFile('packages/front/auth/src/session.test.ts');
const connectionOptions = inFile('packages/front/realtime/src/connection-options.test.ts');
const connection = inFile('packages/front/realtime/src/connection.test.ts');
const realtimeProvider = inFile('packages/front/realtime/src/realtime-provider.test.tsx');
const editableAvatar = inFile('packages/front/account/src/avatar/editable-avatar.test.tsx');
const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const forgottenPasswordPage = inFile('mf-auth/src/app/forgotten-password-page.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const newUserPage = inFile('mf-users/src/app/new-user-page.test.tsx');
const editUserPage = inFile('mf-users/src/app/edit-user-page.test.tsx');
const userPage = inFile('mf-users/src/app/user-page.test.tsx');
const userGeneral = inFile('mf-users/src/app/user-general.test.tsx');
const userPreferences = inFile('mf-users/src/app/user-preferences.test.tsx');
const userPermissions = inFile('mf-users/src/app/user-permissions.test.tsx');
const userSecurity = inFile('mf-users/src/app/user-security.test.tsx');
const userActivity = inFile('mf-users/src/app/user-activity.test.tsx');
const usersBulk = inFile('mf-users/src/app/users-bulk.test.tsx');
const profilePage = inFile('mf-users/src/app/profile-page.test.tsx');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const securityRenewal = inFile('mf-security/src/app/security-renewal.test.tsx');
const apiSignIn = inFile('mock-api/src/auth/sign-in.test.ts');
const apiSessions = inFile('mock-api/src/accounts/sessions.test.ts');
const apiStats = inFile('mock-api/src/accounts/session-stats.test.ts');
const apiAudit = inFile('mock-api/src/audit/get-audit-logs.test.ts');
const apiAvatar = inFile('mock-api/src/users/avatar.test.ts');
const apiBulk = inFile('mock-api/src/users/bulk-action.test.ts');

const refetchSeconds = limits('%s is %d');

/** §7: the calls of the API. */
export const section7: Section = {
  section: '7',
  literal: false,
  sentences: [
    {
      text: 'All calls go to the base path /api, send cookies and use JSON.',
      proofs: [
        client('has the base path /api, cookies, a JSON body and a time-out of 10 s'),
        client('%s is a failure of the network, whose token stays'),
      ],
    },
    {
      text: 'The access token is sent as a bearer Authorization header on every call except the public paths: /auth/login, /auth/verify-otp, /auth/check-email, /auth/forgot-password, /auth/reset-password, /auth/resend-otp, /auth/otp-config, /health.',
      proofs: [client('is sent with every request except the public ones')],
    },
    {
      text: 'POST /auth/check-email | {email} | success, data.firstName, data.lastName',
      proofs: [
        signInPage('sends the address trimmed and lower-cased'),
        signInPage('greets, shows the address, and supports password managers'),
        apiSignIn('returns the name, ignoring case and spaces'),
      ],
    },
    {
      text: 'POST /auth/login | email, password, remember | requiresOTP and email, or user and accessToken',
      proofs: [
        signInPage('sends e-mail, password and remember once'),
        signInPage('opens the OTP page when a code is required'),
        signInPage('signs in at once when the response has user and token'),
      ],
    },
    {
      text: 'POST /auth/verify-otp | email, otpCode | success, user, accessToken',
      proofs: [
        apiSignIn('signs in with the mailed code, once'),
        otpPage('accepted: signs in, greets by first name, opens the home; Back does not reach the OTP page'),
        otpPage('accepted, but without a user in the response'),
        spec(
          'otp',
          'a wrong code is shown once on the field and once as a toast; the right one leads home, and back is blocked there',
        ),
      ],
    },
    {
      text: 'POST /auth/resend-otp | {email} | otpConfig.validityMinutes, otpConfig.cooldownSeconds',
      proofs: [
        otpPage('waits 60 s, then applies lifetime and wait of the server and replaces the history entry'),
        apiSignIn('waits 60 seconds, then replaces the old code by a new one'),
      ],
    },
    {
      text: 'POST /auth/forgot-password | {email} | not shown',
      proofs: [
        forgottenPasswordPage('shows the next steps and a link to the sign-in; the title is focused'),
        forgottenPasswordPage('sends again, whatever the response holds'),
      ],
    },
    {
      text: 'POST /auth/reset-password | {token, password, isInvitation} | not shown',
      proofs: [resetPasswordPage('%s: sent once, then the success screen')],
    },
    {
      text: 'POST /auth/refresh | none | success, accessToken',
      proofs: [
        client('is refreshed once and the request is replayed'),
        apiSessions(
          'refresh returns a new token and cookie; the old access token stays valid for its ten minutes',
        ),
      ],
    },
    {
      text: 'POST /auth/logout | none | not shown',
      proofs: [
        session('clears token, user and cache even when the server does not answer'),
        apiSessions('ends the session immediately and is logged'),
        spec('frame', 'signing out ends the session here and on the server'),
      ],
    },
    {
      text: 'GET /auth/me | none | success, user',
      proofs: [
        session('with a fresh token fetches the user'),
        apiSignIn('signs in with the mailed code, once'),
      ],
    },
    {
      text: 'GET /auth/session-stats (admins only, every 30 s) | none | data with activeSessions, maxSessionsPerUser, activeUsers, recentLogins24h, timeoutMinutes',
      proofs: [
        securityPage('shows five cards, with fallbacks for figures that the server omits'),
        securityRenewal('refetches the data every 30 seconds, except while paused'),
        refetchSeconds,
        apiStats('counts sessions, their users and the sign-ins of a day'),
        apiAudit('operators may read neither the log nor the statistics'),
      ],
    },
    {
      text: 'GET /users (refetched every 30 s) | none | data: list of users',
      proofs: [
        usersPage('show user, email, role, status and last login'),
        usersPage('shows new users and disturbs neither search nor selection'),
        refetchSeconds,
      ],
    },
    {
      text: 'POST /users | email, username, firstName, lastName, role | invitationSent (boolean)',
      proofs: [
        newUserPage('creates the user, confirms it and goes to /users'),
        newUserPage('warns when the invitation could not be sent'),
      ],
    },
    {
      text: 'GET /users/{id} | none | data: user',
      proofs: [
        userPage('shows avatar, full name, e-mail, role and status'),
        userPage('Utilisateur non trouvé, with a link to the list'),
      ],
    },
    {
      text: 'PUT /users/{id} | email, username, firstName, lastName, role (plus status from the general tab); the table toggle sends status only | not shown',
      proofs: [
        editUserPage('shows the user, saves with the version seen, confirms it and goes to /users/{id}'),
        userGeneral('asks before the call, saves all fields with the version seen, and leaves edit mode'),
        usersPage('%s becomes %s, and only the status is sent'),
      ],
    },
    {
      text: 'DELETE /users/{id} | none | not shown',
      proofs: [usersPage('asks for confirmation with the name, then deletes and confirms')],
    },
    {
      text: 'POST /users/bulk-action | action (activate, deactivate or delete), userIds (array) | data.successCount, data.errorCount, data.action',
      proofs: [
        usersBulk('%s asks for confirmation with the count and the full names, then runs'),
        usersBulk('a deletion warns that it is irreversible and lists the names'),
        usersBulk('counts failed users, names them with the reason, and leaves them selected'),
        apiBulk('changes more than a thousand accounts in one call, with an audit log entry for each'),
      ],
    },
    {
      text: 'POST /users/{id}/avatar | multipart form, file under field avatar | not shown',
      proofs: [
        editableAvatar('shows preview and progress during the upload, then refreshes the user'),
        apiAvatar('rejects another field, no form and no content'),
        spec('avatar', "one's own picture: refused, cancelled, uploaded, then everywhere at once"),
      ],
    },
    {
      text: "GET /users/{id}/preferences (current user's copy cached 5 min, one retry) | none | data (preferences; data.permissions for the guard)",
      proofs: [
        preferencesQuery('caches the preferences of a user for 5 minutes'),
        moduleGate('shows the error after one retry, and loads again on demand'),
        moduleGate('checks %s'),
        userPreferences('shows the defaults of §9 and offers what §5 lists'),
      ],
    },
    {
      text: 'PUT /users/{id}/preferences | language, timezone, dateFormat, timeFormat, notifications | not shown',
      proofs: [userPreferences('save needs a change, sends only the preferences, and leaves edit mode')],
    },
    {
      text: 'PUT /users/{id}/permissions | {permissions: map of module to flags} | not shown',
      proofs: [
        userPermissions('write grants read; save needs a change; flags that are not shown are preserved'),
      ],
    },
    {
      text: 'PUT /users/{id}/password | {password} | not shown',
      proofs: [userSecurity('warns that all active sessions end, then changes it')],
    },
    {
      text: 'GET /users/{id}/sessions | none | data: list of sessions',
      proofs: [
        userSecurity('are numbered, show 20 characters of the token, and mark those that expire soon'),
      ],
    },
    {
      text: 'DELETE /users/{id}/sessions/{sessionId} | none | not shown',
      proofs: [userSecurity('are deleted after a confirmation')],
    },
    {
      text: 'GET /users/{id}/audit-logs | query page, limit=20, optional action (omitted when ALL) | data, pagination {pages, total}',
      proofs: [
        userActivity('loads 20 at a time, and more on request, without doubles when new rows have come'),
        userActivity('a filter starts at page 1, and ALL sends no action'),
      ],
    },
    {
      text: 'GET /users/audit-logs (admins only, every 30 s) | query limit 50, sort desc | data: list of audit entries',
      proofs: [
        securityPage('shows five cards, with fallbacks for figures that the server omits'),
        securityRenewal('refetches the data every 30 seconds, except while paused'),
        refetchSeconds,
        apiAudit('operators may read neither the log nor the statistics'),
      ],
    },
    {
      text: "POST /users/{id}/force-logout | none | success toast 'Utilisateur déconnecté avec succès' then statistics reload",
      proofs: [
        securityPage(
          'lets a super administrator force a logout after confirmation and refetches the statistics',
        ),
      ],
    },
    {
      text: 'Successful saves refresh the relevant user caches; the profile preferences save also refreshes the current-user query (auth/me).',
      proofs: [
        userGeneral('asks before the call, saves all fields with the version seen, and leaves edit mode'),
        usersPage('asks for confirmation with the name, then deletes and confirms'),
        userPermissions("applies a change of one's own permissions to the module guard at once"),
        profilePage('saves preferences whatever the module permissions, and fetches the current user anew'),
      ],
    },
    {
      text: 'A successful avatar upload refreshes user caches.',
      proofs: [editableAvatar('shows preview and progress during the upload, then refreshes the user')],
    },
    {
      text: 'Realtime connection: path /api, websocket then polling.',
      proofs: [
        connectionOptions('connects below /api, by websocket and then by polling'),
        connection('falls back to polling without WebSockets'),
        spec('realtime', 'where WebSockets are blocked, the connection falls back to polling'),
      ],
    },
    {
      text: 'The client only listens to server events user_activity (action, resource, timestamp), user_connected (userId, userAgent) and user_disconnected (userId).',
      proofs: [
        connectionOptions('listens to the three events of the server and to topics, and sends none'),
        connection('connects with the token and stores the events received'),
        realtimeProvider('shows connected users and the newest activities; announces each new user once'),
      ],
    },
    {
      text: 'Global query defaults: data considered fresh for 5 minutes; no retry on 404 or 401, up to 3 attempts otherwise; mutations are never retried.',
      proofs: [
        queryClient('considers data fresh for 5 minutes'),
        queryClient('%s: %i in all'),
        queryClient('show one toast and are never retried'),
      ],
    },
    {
      text: 'Timeout: 10000 ms per HTTP call.',
      proofs: [
        client('has the base path /api, cookies, a JSON body and a time-out of 10 s'),
        spec('sign-in-faults', 'no answer within 10 s: one toast, the form keeps its value'),
      ],
    },
  ],
};
