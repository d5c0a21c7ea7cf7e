import { inFile, spec, type Section } from './proof';

const sessionProvider = inFile('packages/front/auth/src/session-provider.test.tsx');
const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const session = inFile('packages/front/auth/src/session.test.ts');
const meQuery = inFile('packages/front/auth/src/me-query.test.ts');
const client = inFile('packages/front/api-client/src/client.test.ts');
const requireSession = inFile('shell/src/features/session/require-session.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');
const userGeneral = inFile('mf-users/src/app/user-general.test.tsx');
const apiBadInput = inFile('mock-api/src/users/bad-input.test.ts');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const newUserPage = inFile('mf-users/src/app/new-user-page.test.tsx');
const apiChangeUsers = inFile('mock-api/src/users/change-users.test.ts');
const usersBulk = inFile('mf-users/src/app/users-bulk.test.tsx');
const apiBulk = inFile('mock-api/src/users/bulk-action.test.ts');
const userPage = inFile('mf-users/src/app/user-page.test.tsx');
const userPreferences = inFile('mf-users/src/app/user-preferences.test.tsx');
const imageDrop = inFile('packages/front/design-system/src/upload/image-drop.test.tsx');
const editableAvatar = inFile('packages/front/account/src/avatar/editable-avatar.test.tsx');
const profilePage = inFile('mf-users/src/app/profile-page.test.tsx');
const userSecurity = inFile('mf-users/src/app/user-security.test.tsx');
const userActivity = inFile('mf-users/src/app/user-activity.test.tsx');
const settingsPage = inFile('mf-settings/src/app/settings-page.test.tsx');
const liveBlock = inFile('mf-dashboard/src/features/live/components/live-block.test.tsx');
const homePage = inFile('shell/src/app/pages/home-page.test.tsx');
const suspiciousActivities = inFile('mf-security/src/suspicion/suspicious-activities.test.ts');

/** §4: states and transitions. */
export const section4: Section = {
  section: '4',
  literal: false,
  sentences: [
    {
      text: 'Authentication state: unauthenticated, then authenticated once user and token are set.',
      proofs: [
        sessionProvider('has no user and the lowest role before sign-in'),
        sessionProvider('derives the flags of §6 for %s'),
        signInPage('signs in at once when the response has user and token'),
      ],
    },
    {
      text: 'Login with credentials either asks for an OTP (requiresOTP true) or, when user and accessToken are returned, authenticates at once.',
      proofs: [
        signInPage('opens the OTP page when a code is required'),
        signInPage('signs in at once when the response has user and token'),
      ],
    },
    {
      text: "A response with neither is the error 'Réponse inattendue du serveur'.",
      proofs: [signInPage('%s')],
    },
    {
      text: "After login on the sign-in page: if requiresOTP is true, toast 'Code de vérification envoyé par email !' and go to /otp-verification replacing history; otherwise toast 'Bienvenue !' and go to…",
      proofs: [
        signInPage('opens the OTP page when a code is required'),
        signInPage('replaces the sign-in page by the OTP page in the history'),
        signInPage('signs in at once when the response has user and token'),
        otpPage('accepted: signs in, greets by first name, opens the home; Back does not reach the OTP page'),
      ],
    },
    {
      text: 'Verify-otp success authenticates and goes to /modules (replace).',
      proofs: [
        otpPage('accepted: signs in, greets by first name, opens the home; Back does not reach the OTP page'),
        spec(
          'otp',
          'a wrong code is shown once on the field and once as a toast; the right one leads home, and back is blocked there',
        ),
      ],
    },
    {
      text: 'Logout (after confirmation) or a failed refresh clears user, token and all cached data.',
      proofs: [
        session('clears token, user and cache even when the server does not answer'),
        session('ends the session when the API refuses the refresh'),
        sessionProvider('ends the session when a call cannot be refreshed'),
        spec('frame', 'user menu by keyboard and by mouse; signing out asks first, Annuler and Escape stay'),
        spec('frame', 'signing out ends the session here and on the server'),
      ],
    },
    {
      text: 'On startup, if a stored token exists and the route is not a public auth route, the current user is fetched; a 401 clears the token.',
      proofs: [
        session('with a fresh token fetches the user'),
        session('without a token makes no call'),
        session('clears the token on a 401 from /auth/me, without a refresh'),
        spec(
          'public-auth-routes',
          'the pages before the sign-in ask for no current user and stay although the refresh fails',
        ),
      ],
    },
    {
      text: 'The result is cached 5 minutes with no retry.',
      proofs: [
        meQuery('caches the current user for 5 minutes'),
        meQuery('does not retry when the current user cannot be fetched'),
      ],
    },
    {
      text: 'On a 401 from any other call the request is retried once after refreshing the token; if the refresh fails the token is cleared and the user goes to /login unless already on an auth route.',
      proofs: [
        client('is refreshed once and the request is replayed'),
        client('is replayed only once'),
        client('that cannot be refreshed ends the session'),
        requireSession('%s leads to /login'),
        spec(
          'public-auth-routes',
          'the pages before the sign-in ask for no current user and stay although the refresh fails',
        ),
      ],
    },
    {
      text: "Sign-in steps: e-mail step, then password step after a successful check-email; 'Changer d'email' returns to step 1 and clears the password.",
      proofs: [
        signInPage('greets, shows the address, and supports password managers'),
        signInPage('%i %j: shown in one toast and on the field'),
        signInPage("'Changer d'email' returns to step 1 and clears the password"),
      ],
    },
    {
      text: "OTP page entry rules: without e-mail, silent redirect to /login; without the secure flag, redirect to /login with 'Accès non autorisé à cette page'; timestamp older than 5 minutes, redirect to /login with 'Session expirée. Veuillez vous reconnecter'.",
      proofs: [
        otpPage('redirects to /login: %s'),
        otpPage('is allowed at exactly 5 minutes, and shows the address'),
      ],
    },
    {
      text: "Browser back is blocked: it shows 'Navigation arrière bloquée pour sécurité. Déconnexion...' and leads to /login.",
      proofs: [
        otpPage('is blocked once and leads to /login; the history no longer holds the OTP page'),
        spec(
          'otp',
          'a reload keeps page and countdown, the server keeps its cooldown, and back leads to /login',
        ),
      ],
    },
    {
      text: "The countdown starts at 900 s and shows 'Code expiré' at 0.",
      proofs: [otpPage('runs from 15 minutes to Code expiré, with few announcements')],
    },
    {
      text: 'Resend resets the countdown to validityMinutes*60 from the server (default 900) and the cooldown to cooldownSeconds from the server (default 60).',
      proofs: [
        otpPage('waits 60 s, then applies lifetime and wait of the server and replaces the history entry'),
        otpPage('defaults to 15 minutes and 60 s'),
      ],
    },
    {
      text: 'Reset page: no token gives the invalid-link screen; success gives the success screen.',
      proofs: [
        resetPasswordPage('shows the invalid-link screen when missing (%j)'),
        resetPasswordPage('%s: sent once, then the success screen'),
      ],
    },
    {
      text: 'User status: ACTIVE, INACTIVE, SUSPENDED.',
      proofs: [userGeneral('from %s, every role and status can be chosen'), apiBadInput('rejects %j')],
    },
    {
      text: 'The inline toggle in the table switches ACTIVE to INACTIVE, and INACTIVE or SUSPENDED to ACTIVE.',
      proofs: [
        usersPage('%s becomes %s, and only the status is sent'),
        spec(
          'users-list-status',
          'status changes and bulk actions reach the server, one by one and many at once',
        ),
      ],
    },
    {
      text: 'The general tab of the detail page can set any status in edit mode; no transition restrictions are shown.',
      proofs: [
        userGeneral('from %s, every role and status can be chosen'),
        userGeneral('asks before the call, saves all fields with the version seen, and leaves edit mode'),
      ],
    },
    {
      text: 'A user created through the form receives an invitation e-mail; the initial status is not shown.',
      proofs: [
        newUserPage('creates the user, confirms it and goes to /users'),
        newUserPage('offers the three roles and no status'),
        apiChangeUsers(
          'a new account is inactive and gets an invitation, its permissions and an audit log entry',
        ),
        spec('users-form', 'a new user: rules, unsaved input, a taken address, and the invitation'),
      ],
    },
    {
      text: 'Bulk actions: activate, deactivate, delete (permanent).',
      proofs: [
        usersBulk('%s asks for confirmation with the count and the full names, then runs'),
        usersBulk('a deletion warns that it is irreversible and lists the names'),
        apiBulk('changes more than a thousand accounts in one call, with an audit log entry for each'),
        spec(
          'users-list-status',
          'status changes and bulk actions reach the server, one by one and many at once',
        ),
      ],
    },
    {
      text: 'Detail page mode: view or edit.',
      proofs: [
        userPage('starts with Modifier, shows where the save button is, ends with Annuler'),
        userPage('starts from navigation state, once'),
      ],
    },
    {
      text: 'A successful save of user info or preferences leaves edit mode.',
      proofs: [
        userGeneral('asks before the call, saves all fields with the version seen, and leaves edit mode'),
        userPreferences('save needs a change, sends only the preferences, and leaves edit mode'),
      ],
    },
    {
      text: 'Avatar upload: a file is chosen or dropped, a local preview is shown, upload runs, on success the preview is cleared and the user caches are refreshed.',
      proofs: [
        imageDrop('accepts a chosen file, even the same one twice'),
        imageDrop('accepts a dropped file'),
        imageDrop('shows preview, progress and a cancel button'),
        editableAvatar('shows preview and progress during the upload, then refreshes the user'),
        spec('avatar', "one's own picture: refused, cancelled, uploaded, then everywhere at once"),
      ],
    },
    {
      text: 'A cancel button shows while a preview exists.',
      proofs: [
        imageDrop('shows preview, progress and a cancel button'),
        imageDrop('has no cancel button without a preview, and shows the error'),
        editableAvatar('Annuler aborts the upload without a message'),
      ],
    },
    {
      text: 'The avatar is editable only in the menu, profile and detail contexts, not in the table.',
      proofs: [
        profilePage('shows the signed-in user and the link back to the modules'),
        spec('avatar', "one's own picture: refused, cancelled, uploaded, then everywhere at once"),
        spec('avatar', 'the picture of somebody else: changed on the detail page, only shown in the table'),
      ],
    },
    {
      text: "Sessions list: the first session is labelled 'Session actuelle', the others 'Session N'.",
      proofs: [
        userSecurity('are numbered, show 20 characters of the token, and mark those that expire soon'),
      ],
    },
    {
      text: "A session expiring within 24 hours gets the badge 'Expire bientôt'.",
      proofs: [
        userSecurity('are numbered, show 20 characters of the token, and mark those that expire soon'),
      ],
    },
    {
      text: 'Audit list: paged with load-more; changing the action filter resets to page 1.',
      proofs: [
        userActivity('loads 20 at a time, and more on request, without doubles when new rows have come'),
        userActivity('a filter starts at page 1, and ALL sends no action'),
      ],
    },
    {
      text: 'Settings save: idle, saving for 1 second, idle.',
      proofs: [
        settingsPage('is busy for a second while saving, sends nothing, and restores the values'),
        spec('settings', 'settings by keyboard: choose, save, and find them again in this browser'),
      ],
    },
    {
      text: 'Realtime connection: connected or disconnected. Module status: available or coming-soon. Suspicious severities: low, medium, high. Audit action kinds: LOGIN, LOGIN_FAILED, LOGOUT, CREATE, UPDATE…',
      proofs: [
        liveBlock('shows the state of the connection'),
        homePage('greets, and lists the modules of the role in their order'),
        homePage('announces a coming module and stays on the page'),
        suspiciousActivities('rates a failed sign-in medium, a new device low, a foreign address high'),
        userActivity('%s displays as %s'),
      ],
    },
  ],
};
