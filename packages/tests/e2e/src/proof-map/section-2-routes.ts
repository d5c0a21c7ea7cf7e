import { inFile, spec, type Sentence } from './proof';

const requireSession = inFile('shell/src/features/session/require-session.test.tsx');
const routeView = inFile('shell/src/app/route-view.test.tsx');
const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const forgottenPasswordPage = inFile('mf-auth/src/app/forgotten-password-page.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const homePage = inFile('shell/src/app/pages/home-page.test.tsx');
const dashboardPage = inFile('mf-dashboard/src/app/dashboard-page.test.tsx');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const newUserPage = inFile('mf-users/src/app/new-user-page.test.tsx');
const userPage = inFile('mf-users/src/app/user-page.test.tsx');
const editUserPage = inFile('mf-users/src/app/edit-user-page.test.tsx');
const settingsPage = inFile('mf-settings/src/app/settings-page.test.tsx');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const profilePage = inFile('mf-users/src/app/profile-page.test.tsx');
const paths = inFile('packages/contracts/src/platform/paths.test.ts');
const permissions = inFile('packages/contracts/src/user/permissions.test.ts');
const moduleGuard = inFile('shell/src/features/session/module-guard.test.tsx');

/** §2: the route table and the module guard. */
export const routeSentences: readonly Sentence[] = [
  {
    text: '/ | any | redirects to /modules',
    proofs: [
      spec(
        'routes',
        '${account}: / leads to /modules, and every guarded route opens or is denied as the table says',
      ),
      spec('routes', 'anonymous: every guarded route leads to /login'),
    ],
  },
  {
    text: '/login | public; signed-in users are redirected to /modules | two-step sign-in',
    proofs: [
      requireSession('shows its page to visitors'),
      routeView('%s redirects signed-in users to /modules'),
      signInPage('greets, shows the address, and supports password managers'),
      spec('public-auth-routes', 'the pages before the sign-in send signed-in users to /modules'),
    ],
  },
  {
    text: '/forgot-password | public; signed-in users are redirected to /modules | password reset request',
    proofs: [
      routeView('%s redirects signed-in users to /modules'),
      forgottenPasswordPage('shows the next steps and a link to the sign-in; the title is focused'),
      spec('public-auth-routes', 'the pages before the sign-in send signed-in users to /modules'),
    ],
  },
  {
    text: '/reset-password | public, no guard | new password or account activation',
    proofs: [
      routeView('%s opens for signed-in users too'),
      resetPasswordPage('%s: sent once, then the success screen'),
    ],
  },
  {
    text: '/otp-verification | public, no guard (has its own entry checks) | 6-digit code entry',
    proofs: [
      routeView('%s opens for signed-in users too'),
      otpPage('redirects to /login: %s'),
      otpPage('accepts a pasted sentence; submit requires six digits'),
    ],
  },
  {
    text: '/modules | signed in | modules home',
    proofs: [
      homePage('greets, and lists the modules of the role in their order'),
      spec(
        'routes',
        '${account}: / leads to /modules, and every guarded route opens or is denied as the table says',
      ),
      spec('routes', 'anonymous: every guarded route leads to /login'),
    ],
  },
  {
    text: '/dashboard | signed in, module dashboard | dashboard',
    proofs: [
      routeView('%s requires of the module %s the right %s'),
      dashboardPage('shows the greeting, the time of the update and the link back to the modules'),
      spec(
        'routes',
        '${account}: / leads to /modules, and every guarded route opens or is denied as the table says',
      ),
      spec('routes', 'anonymous: every guarded route leads to /login'),
    ],
  },
  {
    text: '/users | signed in, module users (read) | user management',
    proofs: [
      routeView('%s requires of the module %s the right %s'),
      usersPage('has breadcrumb, title, counter and back link'),
      spec(
        'routes',
        '${account}: / leads to /modules, and every guarded route opens or is denied as the table says',
      ),
      spec('guard', 'an operator at /users sees the denial and downloads nothing of the module'),
    ],
  },
  {
    text: '/users/add | module users, write needed | user form in create mode',
    proofs: [
      routeView('%s requires of the module %s the right %s'),
      newUserPage(
        'has its title, sections, buttons and the notice of the invitation; the role is Opérateur at first',
      ),
      spec(
        'users-list-rights',
        'a user with read access only sees disabled controls, gets no form, and is rejected by the API',
      ),
    ],
  },
  {
    text: '/users/{id} | module users, read | user detail',
    proofs: [
      routeView('%s requires of the module %s the right %s'),
      userPage('shows avatar, full name, e-mail, role and status'),
      spec(
        'routes',
        '${account}: / leads to /modules, and every guarded route opens or is denied as the table says',
      ),
    ],
  },
  {
    text: '/users/{id}/edit | module users, write needed | user form in edit mode',
    proofs: [
      routeView('%s requires of the module %s the right %s'),
      editUserPage('shows the user, saves with the version seen, confirms it and goes to /users/{id}'),
      spec(
        'users-list-rights',
        'a user with read access only sees disabled controls, gets no form, and is rejected by the API',
      ),
    ],
  },
  {
    text: '/containers, /shipments, /reports | signed in | placeholder page saying the functionality is under development, inside a shared page frame with a breadcrumb and a back-to-modules link',
    proofs: [
      routeView('%s is a placeholder with a breadcrumb and a back link'),
      spec('routes', 'anonymous: every guarded route leads to /login'),
      spec('routes', 'a planned module has a placeholder with breadcrumb and way back, and loads nothing'),
    ],
  },
  {
    text: '/settings | module settings | settings',
    proofs: [
      routeView('%s requires of the module %s the right %s'),
      settingsPage('has five tabs and keeps the open one in the URL'),
      spec('settings', 'an administrator reads the settings and saves nothing; an operator is denied'),
    ],
  },
  {
    text: '/security | module security; also admin-only | security dashboard',
    proofs: [
      routeView('%s requires of the module %s the right %s'),
      securityPage('shows non-administrators a toast and redirects to /modules'),
      spec(
        'routes',
        '${account}: / leads to /modules, and every guarded route opens or is denied as the table says',
      ),
    ],
  },
  {
    text: "/profile | signed in, no module check | 'Mon Profil'",
    proofs: [
      routeView('/profile opens without the right to any module'),
      profilePage('shows the signed-in user and the link back to the modules'),
      spec(
        'profile',
        'Mon Profil from the user menu, for somebody without any module: facts, preferences and activity',
      ),
      spec('routes', 'anonymous: every guarded route leads to /login'),
    ],
  },
  {
    text: "any other path | any | 404 page 'Page non trouvée' with a link back to the dashboard",
    proofs: [
      routeView('any other path is Page non trouvée with a link to the dashboard'),
      spec('routes', 'any other path, ${who}: Page non trouvée with a way to the dashboard'),
    ],
  },
  {
    text: 'Unauthenticated visitors to guarded routes are sent to /login.',
    proofs: [
      requireSession('redirects others to /login and keeps the address'),
      spec('routes', 'anonymous: every guarded route leads to /login'),
    ],
  },
  {
    text: 'On the public auth routes (/login, /otp-verification, /forgot-password, /reset-password) the current-user query is not run and a failed token refresh does not redirect.',
    proofs: [
      paths('%s is a public auth route'),
      spec(
        'public-auth-routes',
        'the pages before the sign-in ask for no current user and stay although the refresh fails',
      ),
    ],
  },
  {
    text: 'The user detail page also opens in edit mode when navigation state asks for it; the edit action of the table uses /users/{id} with an edit-mode flag, while the route /users/{id}/edit also exists.',
    proofs: [
      userPage('starts from navigation state, once'),
      usersPage('%s goes to %s'),
      editUserPage('shows the user, saves with the version seen, confirms it and goes to /users/{id}'),
      spec('users-list', 'the actions of a row: view, edit, invite again and delete'),
    ],
  },
  {
    text: 'A module guard requires module access (visible), then read, then write or delete where the route demands it.',
    proofs: [
      permissions('checks visible, then read, then the required right'),
      moduleGuard('shows its children when access is granted'),
      moduleGuard('%s with %j has the title %s'),
    ],
  },
  {
    text: 'While permissions load it shows a spinner.',
    proofs: [moduleGuard('shows a spinner while the permissions load')],
  },
  {
    text: "On denial it shows an access-denied screen with a title and message naming the module for each reason (no access, no read, no write, no delete), with buttons 'Retour' and 'Accueil des modules'; when denial display is turned off it redirects to /modules instead.",
    proofs: [
      moduleGuard('names the first missing right when %s is required'),
      moduleGuard('%s with %j has the title %s'),
      moduleGuard('offers the %s %s'),
      moduleGuard('redirects to /modules where denials are not shown'),
      spec('guard', 'Retour returns to the previous page'),
      spec('guard', 'with the display of denials turned off it redirects to /modules'),
    ],
  },
];
