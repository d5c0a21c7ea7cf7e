import { inFile, spec, type Section } from './proof';

const routeView = inFile('shell/src/app/route-view.test.tsx');
const sessionProvider = inFile('packages/front/auth/src/session-provider.test.tsx');
const permissions = inFile('packages/contracts/src/user/permissions.test.ts');
const statistics = inFile('mf-users/src/features/user-list/model/statistics.test.ts');
const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const newUserPage = inFile('mf-users/src/app/new-user-page.test.tsx');
const userPage = inFile('mf-users/src/app/user-page.test.tsx');
const editUserPage = inFile('mf-users/src/app/edit-user-page.test.tsx');
const editableAvatar = inFile('packages/front/account/src/avatar/editable-avatar.test.tsx');
const userPreferences = inFile('mf-users/src/app/user-preferences.test.tsx');
const userPermissions = inFile('mf-users/src/app/user-permissions.test.tsx');
const userSecurity = inFile('mf-users/src/app/user-security.test.tsx');
const userActivity = inFile('mf-users/src/app/user-activity.test.tsx');
const profilePage = inFile('mf-users/src/app/profile-page.test.tsx');
const dashboardPage = inFile('mf-dashboard/src/app/dashboard-page.test.tsx');
const liveBlock = inFile('mf-dashboard/src/features/live/components/live-block.test.tsx');
const realtimeProvider = inFile('packages/front/realtime/src/realtime-provider.test.tsx');
const settingsPage = inFile('mf-settings/src/app/settings-page.test.tsx');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const frame = inFile('packages/front/design-system/src/frame/frame.test.tsx');

/** §1: the product and its frame. */
export const section1: Section = {
  section: '1',
  literal: false,
  sentences: [
    {
      text: 'The product is organised as modules: dashboard (Tableau de Bord), users (Gestion Utilisateurs), containers (Gestion Conteneurs), shipments (Expéditions), reports (Rapports), settings (Paramètres) and security (Dashboard Sécurité).',
      proofs: [
        routeView('/modules has four modules available and three that are coming soon'),
        spec('main-flow', '${account}: e-mail, password, code, home, each module, sign-out'),
      ],
    },
    {
      text: 'Users are staff of the company holding one of three roles: SUPER_ADMIN, ADMIN, OPERATOR.',
      proofs: [
        sessionProvider('derives the flags of §6 for %s'),
        permissions('%s on %s: %s'),
        statistics('counts per role and status, unknown values as displayed'),
        spec(
          'users-list',
          'the list: from the home and back, with the figures, columns, search, sort and filters',
        ),
      ],
    },
    {
      text: 'Authentication: e-mail identification, password, one-time code (OTP) by e-mail, password reset, and account activation through an invitation link.',
      proofs: [
        signInPage('sends the address trimmed and lower-cased'),
        signInPage('sends e-mail, password and remember once'),
        otpPage('accepted: signs in, greets by first name, opens the home; Back does not reach the OTP page'),
        resetPasswordPage('%s: sent once, then the success screen'),
        spec('main-flow', '${account}: e-mail, password, code, home, each module, sign-out'),
        spec('password-reset', 'a forgotten password is reset through the mail, and ends all sessions'),
        spec('password-reset', 'an invited person activates the account through the mail'),
      ],
    },
    {
      text: 'User administration: list, statistics, create, view, edit, activate, deactivate, delete, avatar upload, per-user preferences, per-user module permissions, password change, session listing and deletion, audit trail.',
      proofs: [
        usersPage('show user, email, role, status and last login'),
        usersPage(
          'shows four cards: total with the count per role, active with its percentage, inactive, suspended',
        ),
        newUserPage('creates the user, confirms it and goes to /users'),
        userPage('shows avatar, full name, e-mail, role and status'),
        editUserPage('shows the user, saves with the version seen, confirms it and goes to /users/{id}'),
        usersPage('%s becomes %s, and only the status is sent'),
        usersPage('asks for confirmation with the name, then deletes and confirms'),
        editableAvatar('shows preview and progress during the upload, then refreshes the user'),
        userPreferences('save needs a change, sends only the preferences, and leaves edit mode'),
        userPermissions('write grants read; save needs a change; flags that are not shown are preserved'),
        userSecurity('warns that all active sessions end, then changes it'),
        userSecurity('are numbered, show 20 characters of the token, and mark those that expire soon'),
        userSecurity('are deleted after a confirmation'),
        userActivity('shows date and hour, how long ago, action, resource, address and device'),
      ],
    },
    {
      text: 'A personal profile page.',
      proofs: [
        profilePage('shows the signed-in user and the link back to the modules'),
        routeView('/profile opens without the right to any module'),
        spec(
          'profile',
          'Mon Profil from the user menu, for somebody without any module: facts, preferences and activity',
        ),
      ],
    },
    {
      text: 'A dashboard that mostly shows simulated data plus a live activity block fed by a realtime connection.',
      proofs: [
        dashboardPage(
          'marks its figures as simulated, and holds placeholders for the charts and five sample activities',
        ),
        liveBlock('shows the state of the connection'),
        realtimeProvider('opens the connection on sign-in and closes it on sign-out'),
        spec('dashboard-live', 'actions of another user appear by themselves: feed, count and toast'),
      ],
    },
    {
      text: 'A settings page that is a local-only form (nothing is sent).',
      proofs: [
        settingsPage('is busy for a second while saving, sends nothing, and restores the values'),
        spec('settings', 'settings by keyboard: choose, save, and find them again in this browser'),
      ],
    },
    {
      text: 'A security monitoring page for administrators.',
      proofs: [
        securityPage('shows non-administrators a toast and redirects to /modules'),
        securityPage('shows five cards, with fallbacks for figures that the server omits'),
      ],
    },
    {
      text: 'Containers, shipments and reports are placeholders only; their functional content is not shown.',
      proofs: [
        routeView('%s is a placeholder with a breadcrumb and a back link'),
        spec('routes', 'a planned module has a placeholder with breadcrumb and way back, and loads nothing'),
      ],
    },
    {
      text: 'The interface is in French.',
      proofs: [
        frame('shows the copyright line'),
        signInPage('labels the e-mail as a user name and sets the page title'),
        spec('toasts', 'a toast appears at the top right, stays while focused by Alt+T, and closes on Enter'),
      ],
    },
    {
      text: "Header: the product's logo, the title of the product in capitals followed by 'APP', and the subtitle 'CFS & TRANSPORT'.",
      proofs: [
        frame('shows the brand with its home link and the trailing content'),
        frame('shows the product name of the deployment'),
        spec('frame', 'header, footer and skip link; what becomes visible is so at once'),
      ],
    },
    {
      text: "Footer: a copyright line for 2025 with the product's name in capitals, then 'Tous droits réservés.', plus optional extra text.",
      proofs: [
        frame('shows the copyright line'),
        frame('adds the extra text of the brand to the copyright line'),
        spec('frame', 'header, footer and skip link; what becomes visible is so at once'),
      ],
    },
  ],
};
