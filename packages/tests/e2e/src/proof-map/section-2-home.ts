import { inFile, spec, type Sentence } from './proof';

const homePage = inFile('shell/src/app/pages/home-page.test.tsx');
const backBlock = inFile('shell/src/app/back-block.test.tsx');
const routeView = inFile('shell/src/app/route-view.test.tsx');
const moduleCards = inFile('shell/src/features/home/module-cards.test.tsx');
const partOfDay = inFile('packages/front/i18n/src/part-of-day.test.ts');
const dashboardPage = inFile('mf-dashboard/src/app/dashboard-page.test.tsx');
const liveBlock = inFile('mf-dashboard/src/features/live/components/live-block.test.tsx');
const realtimeProvider = inFile('packages/front/realtime/src/realtime-provider.test.tsx');

/** §2: the modules home and the dashboard. */
export const homeSentences: readonly Sentence[] = [
  {
    text: "Title: the product's name in capitals preceded by 'MODULES', with a prompt to choose a module.",
    proofs: [homePage('greets, and lists the modules of the role in their order')],
  },
  {
    text: 'Lists only modules the user may access.',
    proofs: [
      homePage('hides modules that the user may not see'),
      spec('main-flow', '${account}: e-mail, password, code, home, each module, sign-out'),
    ],
  },
  {
    text: 'Status available: dashboard, users, settings, security.',
    proofs: [
      routeView('/modules has four modules available and three that are coming soon'),
      spec('main-flow', '${account}: e-mail, password, code, home, each module, sign-out'),
    ],
  },
  {
    text: 'Status coming-soon: containers, shipments, reports.',
    proofs: [routeView('/modules has four modules available and three that are coming soon')],
  },
  {
    text: "The card is disabled and shows the badge 'Bientôt disponible'; clicking shows an info toast saying the module will soon be available.",
    proofs: [
      homePage('announces a coming module and stays on the page'),
      routeView('/modules has four modules available and three that are coming soon'),
    ],
  },
  {
    text: "Clicking an accessible available module navigates to its path; otherwise an error toast 'Accès refusé au module: ' followed by the module label.",
    proofs: [
      homePage('opens a module by %j'),
      moduleCards('refuses a module whose permission was revoked after the list was rendered'),
      spec('main-flow', '${account}: e-mail, password, code, home, each module, sign-out'),
    ],
  },
  {
    text: 'Enter or space activates a card.',
    proofs: [
      homePage('opens a module by %j'),
      spec('home', 'opens a module from the top of the page by keyboard alone'),
    ],
  },
  {
    text: "Empty state 'Aucun module disponible' telling the user to contact an administrator, with refresh-page and contact-support buttons.",
    proofs: [
      homePage('explains what to do when there is no module, and writes to the configured support'),
      spec('home', 'without modules the home shows an empty state, and its button reloads the page'),
    ],
  },
  {
    text: 'While permissions load a skeleton of 6 cards is shown.',
    proofs: [homePage('shows six skeleton cards while the permissions load')],
  },
  {
    text: "After a completed sign-in going back is blocked with the toast 'Navigation arrière désactivée pour sécurité'.",
    proofs: [
      backBlock('back after a sign-in is blocked with a toast, even before the code of the home has arrived'),
      spec(
        'otp',
        'a wrong code is shown once on the field and once as a toast; the right one leads home, and back is blocked there',
      ),
    ],
  },
  {
    text: "Greeting by time of day with the user's firstName: before 12 'Bonjour', before 18 'Bon après-midi', else 'Bonsoir'.",
    proofs: [
      partOfDay('%s in %s is %s'),
      dashboardPage("greets by the user's own time zone: %s"),
      dashboardPage('shows the greeting, the time of the update and the link back to the modules'),
    ],
  },
  {
    text: 'Last-update date.',
    proofs: [dashboardPage('shows the greeting, the time of the update and the link back to the modules')],
  },
  {
    text: 'Four KPI cards (active containers, shipments in progress, active users, monthly revenue) with fixed simulated values.',
    proofs: [
      dashboardPage(
        'marks its figures as simulated, and holds placeholders for the charts and five sample activities',
      ),
    ],
  },
  {
    text: 'Three operation-state cards: normal operations 98.5%, pending 12, alerts 3.',
    proofs: [
      dashboardPage(
        'marks its figures as simulated, and holds placeholders for the charts and five sample activities',
      ),
    ],
  },
  {
    text: 'Placeholder chart panels marked as in development; a recent-activities table with fixed sample rows; a notice that the data is simulated.',
    proofs: [
      dashboardPage(
        'marks its figures as simulated, and holds placeholders for the charts and five sample activities',
      ),
    ],
  },
  {
    text: 'Real-time block: connected or disconnected indicator; count of active sessions (users reported connected during this visit); count of users whose status is ACTIVE; a live feed of the last 10 activity events, each with an icon, a French label per action (LOGIN Connexion, LOGOUT Déconnexion, CREATE Création, UPDATE Modification, DELETE Suppression), the resource and the time.',
    proofs: [
      liveBlock('shows the state of the connection'),
      liveBlock('counts connected users, each once'),
      liveBlock('keeps the last count of people online with its time while disconnected, and never shows 0'),
      liveBlock('shows an administrator the number of active accounts'),
      liveBlock('lists label, resource and time of the last ten activities, newest first'),
      liveBlock('shows ten activities at most, each with an icon of its action'),
      realtimeProvider('shows connected users and the newest activities; announces each new user once'),
      spec(
        'dashboard',
        'the dashboard by keyboard from the home: greeting, simulated figures, and the live block by rights',
      ),
    ],
  },
  {
    text: 'A toast appears when a user connects.',
    proofs: [
      liveBlock('announces a connecting user, by name if known'),
      spec('dashboard-live', 'actions of another user appear by themselves: feed, count and toast'),
    ],
  },
];
