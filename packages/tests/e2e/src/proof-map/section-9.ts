import { inFile, spec, type Section } from './proof';

const limits = inFile('packages/contracts/src/platform/limits.test.ts');
const auth = inFile('packages/contracts/src/auth/auth.test.ts');
const client = inFile('packages/front/api-client/src/client.test.ts');
const queryClient = inFile('packages/front/api-client/src/query-client.test.ts');
const meQuery = inFile('packages/front/auth/src/me-query.test.ts');
const connectionOptions = inFile('packages/front/realtime/src/connection-options.test.ts');
const realtimeProvider = inFile('packages/front/realtime/src/realtime-provider.test.tsx');
const relativeTime = inFile('packages/front/i18n/src/relative-time.test.ts');
const checkImage = inFile('packages/front/account/src/avatar/check-image.test.ts');
const editableAvatar = inFile('packages/front/account/src/avatar/editable-avatar.test.tsx');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');
const forgottenPasswordPage = inFile('mf-auth/src/app/forgotten-password-page.test.tsx');
const newUserPage = inFile('mf-users/src/app/new-user-page.test.tsx');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const userSecurity = inFile('mf-users/src/app/user-security.test.tsx');
const userActivity = inFile('mf-users/src/app/user-activity.test.tsx');
const userPreferences = inFile('mf-users/src/app/user-preferences.test.tsx');
const auditLog = inFile('mf-security/src/app/audit-log.test.tsx');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const securityRenewal = inFile('mf-security/src/app/security-renewal.test.tsx');
const failedSignIns = inFile('mf-security/src/features/monitoring/model/failed-sign-ins.test.ts');
const suspiciousActivities = inFile('mf-security/src/suspicion/suspicious-activities.test.ts');
const settingsPage = inFile('mf-settings/src/app/settings-page.test.tsx');
const settingsStore = inFile('mf-settings/src/features/settings/model/settings-store.test.ts');
const dashboardPage = inFile('mf-dashboard/src/app/dashboard-page.test.tsx');
const telemetry = inFile('shell/src/telemetry/telemetry.test.ts');
const apiResetPassword = inFile('mock-api/src/auth/reset-password.test.ts');
const apiSignIn = inFile('mock-api/src/auth/sign-in.test.ts');

const value = limits('%s is %d');

/** §9: constants. */
export const section9: Section = {
  section: '9',
  literal: false,
  sentences: [
    {
      text: 'Reset link validity: 1 hour.',
      proofs: [
        apiResetPassword('a link is valid for an hour, or until a newer one is sent'),
        forgottenPasswordPage('shows the next steps and a link to the sign-in; the title is focused'),
        spec(
          'password-reset',
          'the link of a ${kind} lives ${hours} h, outlives a refused password, and ends',
        ),
      ],
    },
    {
      text: 'Invitation link validity: 48 hours.',
      proofs: [
        apiResetPassword('an invited account gets a fresh invitation for 48 hours; its link activates it'),
        newUserPage(
          'has its title, sections, buttons and the notice of the invitation; the role is Opérateur at first',
        ),
        spec(
          'password-reset',
          'the link of a ${kind} lives ${hours} h, outlives a refused password, and ends',
        ),
      ],
    },
    {
      text: 'OTP: 6 digits, valid 15 minutes (900 s), 3 attempts at most (stated in text), resend cooldown 60 s by default; server values validityMinutes and cooldownSeconds override the defaults.',
      proofs: [
        auth('accepts six digits, even with leading zeros'),
        otpPage('runs from 15 minutes to Code expiré, with few announcements'),
        otpPage('shows the number of attempts'),
        otpPage('defaults to 15 minutes and 60 s'),
        otpPage('waits 60 s, then applies lifetime and wait of the server and replaces the history entry'),
        apiSignIn('allows three attempts; then even the right code is rejected'),
        apiSignIn('expires after 15 minutes'),
      ],
    },
    {
      text: 'The OTP page session is valid 5 minutes from its timestamp.',
      proofs: [
        otpPage('redirects to /login: %s'),
        otpPage('is allowed at exactly 5 minutes, and shows the address'),
      ],
    },
    {
      text: 'Password minimum: 8 characters.',
      proofs: [
        resetPasswordPage('requires 8 characters'),
        userSecurity('%.10s confirmed by %.10s: %s'),
        apiResetPassword('rejects a password that is %s and keeps the link valid'),
      ],
    },
    {
      text: 'Strength score 0 to 5; reset submit needs 3 or more.',
      proofs: [
        auth('scores %j as %i'),
        resetPasswordPage('has no label before the first character; submit is enabled from 3 on'),
      ],
    },
    {
      text: 'HTTP timeout 10000 ms.',
      proofs: [client('has the base path /api, cookies, a JSON body and a time-out of 10 s')],
    },
    {
      text: 'Current-user cache 5 minutes without retry.',
      proofs: [
        meQuery('caches the current user for 5 minutes'),
        meQuery('does not retry when the current user cannot be fetched'),
      ],
    },
    {
      text: 'One token refresh retry per request.',
      proofs: [client('is replayed only once'), client('is refreshed once and the request is replayed')],
    },
    {
      text: 'Global query freshness 5 minutes, up to 3 attempts except on 404 and 401.',
      proofs: [queryClient('considers data fresh for 5 minutes'), queryClient('%s: %i in all')],
    },
    {
      text: 'Avatar: at most 5 MB; jpeg, jpg, png, gif, webp.',
      proofs: [
        checkImage('%s is accepted'),
        checkImage('%s is refused for its type'),
        checkImage('one byte over 5 MB is refused for its size'),
        editableAvatar('%s is refused before any call'),
        value,
      ],
    },
    {
      text: 'Audit page size 20; audit fetch on the security page 50 (the audit tab shows 20 rows); suspicious list capped at 10; live feed capped at 10 events; failed logins counted over the last 1 hour.',
      proofs: [
        userActivity('loads 20 at a time, and more on request, without doubles when new rows have come'),
        securityPage('shows five cards, with fallbacks for figures that the server omits'),
        auditLog('shows 20 of the 50 entries fetched; a filter goes into the address and can be cleared'),
        suspiciousActivities('returns at most ten activities'),
        realtimeProvider('shows connected users and the newest activities; announces each new user once'),
        failedSignIns('counts failures of the last hour only'),
        value,
      ],
    },
    {
      text: 'Security and statistics refresh every 30 s; users list refetch every 30 s.',
      proofs: [
        securityRenewal('refetches the data every 30 seconds, except while paused'),
        usersPage('shows new users and disturbs neither search nor selection'),
        value,
        spec(
          'users-list-refetch',
          'the refetch every 30 seconds is cheap and shows changes without disturbing anything',
        ),
      ],
    },
    {
      text: 'Displayed rate limit text: 100 requests per 15 minutes (static).',
      proofs: [securityRenewal('has three tabs and the rate limit among the policies')],
    },
    {
      text: 'Session timeout fallback 30 minutes; max sessions per user fallback 3.',
      proofs: [securityPage('shows five cards, with fallbacks for figures that the server omits')],
    },
    {
      text: 'Shown session token prefix 20 characters.',
      proofs: [
        userSecurity('are numbered, show 20 characters of the token, and mark those that expire soon'),
      ],
    },
    {
      text: "A session is flagged 'Expire bientôt' under 24 hours remaining.",
      proofs: [
        userSecurity('are numbered, show 20 characters of the token, and mark those that expire soon'),
      ],
    },
    {
      text: 'Audit actions in the filter: ALL, LOGIN, LOGOUT, CREATE, UPDATE, DELETE, PASSWORD_CHANGE.',
      proofs: [userActivity('a filter starts at page 1, and ALL sends no action')],
    },
    {
      text: "Relative times: under 1 hour 'quelques minutes', under 24 hours hours, under 7 days days, otherwise the date.",
      proofs: [
        relativeTime('%s reads %s'),
        userActivity('shows date and hour, how long ago, action, resource, address and device'),
      ],
    },
    {
      text: 'Dates are shown in French format.',
      proofs: [
        relativeTime('%s reads %s'),
        dashboardPage('shows the greeting, the time of the update and the link back to the modules'),
        usersPage('show user, email, role, status and last login'),
      ],
    },
    {
      text: 'Suspicious activity rules: a LOGIN_FAILED entry gives type MULTIPLE_ATTEMPTS, severity medium; factor NEW_DEVICE gives severity low; factor FOREIGN_IP gives severity high.',
      proofs: [
        suspiciousActivities('rates a failed sign-in medium, a new device low, a foreign address high'),
      ],
    },
    {
      text: 'Default user preferences: language fr, timezone Africa/Abidjan, date format DD/MM/YYYY, time format 24h, e-mail notifications on, new-connection notifications on, weekly reports off.',
      proofs: [userPreferences('shows the defaults of §9 and offers what §5 lists')],
    },
    {
      text: 'Interface languages: French, English, Arabic.',
      proofs: [
        userPreferences('shows the defaults of §9 and offers what §5 lists'),
        settingsPage('Général: language and time zone with their options'),
      ],
    },
    {
      text: 'Settings defaults (local only): language fr (fr, en, ar); timezone Africa/Abidjan (also Europe/Paris, America/New_York); theme light, dark or auto; layout compact, comfortable or spacious; e-mail template clean or enterprise; notification switches for OTP codes, invitations and password resets on, weekly reports off; policies: force 2FA on, one session per user off, complex passwords on, audit logs on.',
      proofs: [
        settingsPage('Général: language and time zone with their options'),
        settingsPage('Interface: three themes and three layouts'),
        settingsPage('Email: template and four switches with the defaults of §9'),
        settingsPage('Sécurité: four policies and three bounded numbers'),
        settingsPage('is busy for a second while saving, sends nothing, and restores the values'),
        settingsStore('returns the defaults of §9 in a new browser'),
      ],
    },
    {
      text: 'Input bounds: OTP validity 5 to 30 minutes (default 15); session duration 1 to 24 hours (default 8); max OTP attempts 1 to 10 (default 3).',
      proofs: [
        settingsPage('Sécurité: four policies and three bounded numbers'),
        settingsPage('accepts a number out of bounds, and the default for an empty input'),
      ],
    },
    {
      text: 'Dashboard fixed figures: normal operations 98.5%, pending 12, alerts 3.',
      proofs: [
        dashboardPage(
          'marks its figures as simulated, and holds placeholders for the charts and five sample activities',
        ),
      ],
    },
    {
      text: 'Error-reporting sample rates: traces 100%, session replays 10%, replays on error 100%.',
      proofs: [telemetry('samples all traces, a tenth of the sessions and every session with an error')],
    },
    {
      text: 'Realtime reconnect: delay 1 s up to 5 s, timeout 20 s.',
      proofs: [connectionOptions('reconnects after 1 s to 5 s and gives up an attempt after 20 s')],
    },
  ],
};
