import { inFile, spec, type Sentence } from './proof';

const homePage = inFile('shell/src/app/pages/home-page.test.tsx');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const dataTable = inFile('packages/front/design-system/src/data-table/data-table.test.tsx');
const columnDrag = inFile('packages/front/design-system/src/data-table/column-drag.test.tsx');
const columnLayout = inFile('packages/front/design-system/src/data-table/model/column-layout.test.ts');
const writeCsv = inFile('packages/front/design-system/src/data-table/export/write-csv.test.ts');
const printPage = inFile('packages/front/design-system/src/data-table/export/print-page.test.ts');
const selection = inFile('packages/front/design-system/src/data-table/selection.test.tsx');
const usersBulk = inFile('mf-users/src/app/users-bulk.test.tsx');
const userPage = inFile('mf-users/src/app/user-page.test.tsx');
const userPermissions = inFile('mf-users/src/app/user-permissions.test.tsx');
const userSecurity = inFile('mf-users/src/app/user-security.test.tsx');
const userActivity = inFile('mf-users/src/app/user-activity.test.tsx');
const newUserPage = inFile('mf-users/src/app/new-user-page.test.tsx');
const editUserPage = inFile('mf-users/src/app/edit-user-page.test.tsx');
const profilePage = inFile('mf-users/src/app/profile-page.test.tsx');
const editableAvatar = inFile('packages/front/account/src/avatar/editable-avatar.test.tsx');

/** §2: the list, the detail page and the form of users, and the profile. */
export const usersSentences: readonly Sentence[] = [
  {
    text: 'Reached from the modules home.',
    proofs: [
      homePage('opens a module by %j'),
      spec(
        'users-list',
        'the list: from the home and back, with the figures, columns, search, sort and filters',
      ),
    ],
  },
  {
    text: "Breadcrumb 'Modules' > 'Gestion des Utilisateurs'; button 'Retour aux modules' goes to /modules.",
    proofs: [
      usersPage('has breadcrumb, title, counter and back link'),
      spec(
        'users-list',
        'the list: from the home and back, with the figures, columns, search, sort and filters',
      ),
    ],
  },
  {
    text: 'Shows a total-users counter, four statistic cards and a user table.',
    proofs: [
      usersPage('has breadcrumb, title, counter and back link'),
      usersPage(
        'shows four cards: total with the count per role, active with its percentage, inactive, suspended',
      ),
      usersPage('show user, email, role, status and last login'),
      spec(
        'users-list',
        'the list: from the home and back, with the figures, columns, search, sort and filters',
      ),
    ],
  },
  {
    text: 'Row actions go to /users/{id} (view), /users/{id} with edit-mode flag (edit), and the add action goes to /users/add.',
    proofs: [
      usersPage('%s goes to %s'),
      usersPage('the add button goes to /users/add'),
      spec('users-list', 'the actions of a row: view, edit, invite again and delete'),
    ],
  },
  {
    text: "Global text search (placeholder 'Rechercher...').",
    proofs: [
      dataTable('searches the displayed texts after a pause and writes the query to the address'),
      spec(
        'users-list',
        'the list: from the home and back, with the figures, columns, search, sort and filters',
      ),
      spec('users-form', 'a new user: rules, unsaved input, a taken address, and the invitation'),
    ],
  },
  {
    text: "Column visibility picker ('Colonnes', with 'Fermer').",
    proofs: [
      dataTable('shows, hides and moves columns, stores the layout and restores the default'),
      spec(
        'users-list',
        'the list: from the home and back, with the figures, columns, search, sort and filters',
      ),
    ],
  },
  {
    text: 'Drag-to-reorder columns.',
    proofs: [
      columnDrag('moves a column dragged by its header and stores the order'),
      columnLayout('keeps the position of hidden columns when visible ones are dragged'),
    ],
  },
  {
    text: 'Click-to-sort on columns, toggling ascending and descending.',
    proofs: [
      dataTable(
        'toggles between ascending and descending order on click, and keeps the sort in the address and for the next visit',
      ),
      spec(
        'users-list',
        'the list: from the home and back, with the figures, columns, search, sort and filters',
      ),
    ],
  },
  {
    text: "Export menu: 'Exporter Excel' (downloads a CSV file) and 'Exporter PDF' (opens a print window).",
    proofs: [
      writeCsv('derives the file name from %j'),
      printPage('receives the page and prints it'),
      spec(
        'users-list-export',
        'the CSV, read back cell by cell: the whole list, then what is searched, sorted and shown',
      ),
      spec('users-list-export', 'the print page: A4, its summary, the filter, the sort and every row'),
    ],
  },
  {
    text: "'Ajouter' button.",
    proofs: [
      dataTable('has an add action, or the reason why it is unavailable'),
      usersPage('the add button goes to /users/add'),
    ],
  },
  {
    text: 'Row checkboxes with select-all and a partial state.',
    proofs: [
      selection('selects rows by their labels and runs a bulk action on them'),
      selection('selects all rows matching the search, and no others'),
    ],
  },
  {
    text: "A bulk action bar showing the selected count followed by 'utilisateur(s) sélectionné(s)', with Activer, Désactiver and Supprimer.",
    proofs: [
      usersBulk('%s asks for confirmation with the count and the full names, then runs'),
      usersBulk('a deletion warns that it is irreversible and lists the names'),
      selection('selects rows by their labels and runs a bulk action on them'),
    ],
  },
  {
    text: "Row icons: view ('Voir le détail'), edit ('Modifier'), delete ('Supprimer').",
    proofs: [
      usersPage('%s goes to %s'),
      usersPage('asks for confirmation with the name, then deletes and confirms'),
      selection('labels the row actions with the action and the row'),
    ],
  },
  {
    text: "Empty state 'Aucune donnée disponible'.",
    proofs: [usersPage('shows an empty state without users'), dataTable('shows an empty state without rows')],
  },
  {
    text: "Footer counts: selected count with 'élément(s) sélectionné(s)' and total with 'élément(s) au total'.",
    proofs: [
      selection('selects rows by their labels and runs a bulk action on them'),
      dataTable('searches the displayed texts after a pause and writes the query to the address'),
    ],
  },
  {
    text: 'Header with avatar, full name, e-mail, role badge, status badge and an edit-mode badge.',
    proofs: [
      userPage('shows avatar, full name, e-mail, role and status'),
      userPage('starts with Modifier, shows where the save button is, ends with Annuler'),
      spec(
        'users-detail',
        'the detail page: header and tabs, an edit with its question, the activity, and its deletion elsewhere',
      ),
    ],
  },
  {
    text: "'Modifier' enters edit mode, 'Annuler' leaves it.",
    proofs: [userPage('starts with Modifier, shows where the save button is, ends with Annuler')],
  },
  {
    text: "A 'Mode édition' button shows a hint to use the save button of the active tab.",
    proofs: [userPage('starts with Modifier, shows where the save button is, ends with Annuler')],
  },
  {
    text: "Breadcrumb and a 'Retour aux modules' button that goes to /users.",
    proofs: [userPage('the breadcrumb leads to modules and list, and Retour aux modules to /users')],
  },
  {
    text: 'Five tabs: general info, permissions, preferences, security, activity.',
    proofs: [
      userPage('are five, the open one in the address'),
      spec(
        'users-detail',
        'the detail page: header and tabs, an edit with its question, the activity, and its deletion elsewhere',
      ),
    ],
  },
  { text: 'Loading shows skeletons.', proofs: [userPage('a skeleton while it is loading')] },
  {
    text: "If the user does not exist: 'Utilisateur non trouvé' with the text 'L'utilisateur demandé n'existe pas ou a été supprimé.' and a back-to-list button.",
    proofs: [userPage('Utilisateur non trouvé, with a link to the list')],
  },
  {
    text: "Permissions tab: per module a 'Module visible' switch and one switch per permission; if visible is off, the module is hidden from that user's modules home and its permission switches are disabled.",
    proofs: [
      userPermissions(
        'has a row for each module of the registry and each known one, a switch for each permission',
      ),
      userPermissions('a module that is not visible has its permission switches disabled, and says why'),
      homePage('hides modules that the user may not see'),
      spec(
        'users-detail-permissions',
        'permissions: a revoked module leaves the home of the user, and users cannot lock themselves out',
      ),
    ],
  },
  {
    text: 'Security tab: password change and the session list.',
    proofs: [
      userSecurity('warns that all active sessions end, then changes it'),
      userSecurity('are numbered, show 20 characters of the token, and mark those that expire soon'),
      spec(
        'users-detail-security',
        'sessions and passwords: a session ended here ends in the other browsers',
      ),
    ],
  },
  {
    text: 'Activity tab: the audit list with an action filter and load-more.',
    proofs: [
      userActivity('shows date and hour, how long ago, action, resource, address and device'),
      userActivity('a filter starts at page 1, and ALL sends no action'),
      userActivity('loads 20 at a time, and more on request, without doubles when new rows have come'),
    ],
  },
  {
    text: "Create mode (no id): title 'Nouvel Utilisateur'.",
    proofs: [
      newUserPage(
        'has its title, sections, buttons and the notice of the invitation; the role is Opérateur at first',
      ),
    ],
  },
  {
    text: "Edit mode (with id): title 'Modifier l'utilisateur'.",
    proofs: [
      editUserPage('shows the user, saves with the version seen, confirms it and goes to /users/{id}'),
    ],
  },
  {
    text: 'Sections: profile photo (edit only), personal information (firstName, lastName), login information (email, username), role chosen by radio.',
    proofs: [
      newUserPage(
        'has its title, sections, buttons and the notice of the invitation; the role is Opérateur at first',
      ),
      newUserPage('creates the user, confirms it and goes to /users'),
      editUserPage('has the sections of the form with the picture, and Cancel goes to /users'),
    ],
  },
  {
    text: "Buttons: cancel, and 'Créer l'utilisateur' or 'Sauvegarder les modifications'.",
    proofs: [
      newUserPage('Cancel goes to /users'),
      newUserPage('creates the user, confirms it and goes to /users'),
      editUserPage('has the sections of the form with the picture, and Cancel goes to /users'),
      editUserPage('shows the user, saves with the version seen, confirms it and goes to /users/{id}'),
    ],
  },
  {
    text: 'Create mode shows a notice that an invitation e-mail lets the user set a password and that the link is valid 48 hours.',
    proofs: [
      newUserPage(
        'has its title, sections, buttons and the notice of the invitation; the role is Opérateur at first',
      ),
    ],
  },
  {
    text: 'After create go to /users; after edit go to /users/{id}; cancel goes to /users.',
    proofs: [
      newUserPage('creates the user, confirms it and goes to /users'),
      editUserPage('shows the user, saves with the version seen, confirms it and goes to /users/{id}'),
      newUserPage('Cancel goes to /users'),
      editUserPage('has the sections of the form with the picture, and Cancel goes to /users'),
    ],
  },
  {
    text: "Not found shows 'Utilisateur non trouvé'.",
    proofs: [editUserPage('shows a not-found screen with a link back for an unknown user')],
  },
  {
    text: "'Mon Profil', with a back button to /modules.",
    proofs: [profilePage('shows the signed-in user and the link back to the modules')],
  },
  {
    text: "Shows the current user's editable avatar, name, e-mail, role badge and a 'Compte actif' badge.",
    proofs: [
      profilePage('shows the signed-in user and the link back to the modules'),
      editableAvatar('shows preview and progress during the upload, then refreshes the user'),
    ],
  },
  {
    text: "Three tabs: general info (read-only), preferences, 'Mon Activité'.",
    proofs: [
      profilePage('has three tabs; the general information is read-only'),
      profilePage('saves preferences whatever the module permissions, and fetches the current user anew'),
      profilePage("shows one's own activity"),
    ],
  },
  {
    text: "While the user is not loaded: 'Chargement de votre profil...'.",
    proofs: [profilePage('shows a loading text while the user is fetched')],
  },
];
