import { inFile, spec, type Section } from './proof';

const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const profilePage = inFile('mf-users/src/app/profile-page.test.tsx');
const userGeneral = inFile('mf-users/src/app/user-general.test.tsx');
const editUserPage = inFile('mf-users/src/app/edit-user-page.test.tsx');
const userSecurity = inFile('mf-users/src/app/user-security.test.tsx');
const queryClient = inFile('packages/front/api-client/src/query-client.test.ts');
const failureText = inFile('packages/front/api-client/src/failure-text.test.ts');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const newUserPage = inFile('mf-users/src/app/new-user-page.test.tsx');
const signInAgain = inFile('mf-auth/src/app/sign-in-again.test.tsx');
const forgottenPasswordPage = inFile('mf-auth/src/app/forgotten-password-page.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');
const moduleCards = inFile('shell/src/features/home/module-cards.test.tsx');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const auditLog = inFile('mf-security/src/app/audit-log.test.tsx');
const homePage = inFile('shell/src/app/pages/home-page.test.tsx');
const backBlock = inFile('shell/src/app/back-block.test.tsx');
const userPage = inFile('mf-users/src/app/user-page.test.tsx');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const userPreferences = inFile('mf-users/src/app/user-preferences.test.tsx');
const userPermissions = inFile('mf-users/src/app/user-permissions.test.tsx');
const usersBulkMany = inFile('mf-users/src/app/users-bulk-many.test.tsx');
const usersBulk = inFile('mf-users/src/app/users-bulk.test.tsx');
const userLeave = inFile('mf-users/src/app/user-leave.test.tsx');
const userActivity = inFile('mf-users/src/app/user-activity.test.tsx');

/** §8: sentences that people read. One with a name or a number has the one that the tests use. */
export const section8: Section = {
  section: '8',
  literal: true,
  sentences: [
    {
      text: 'Erreur serveur. Veuillez réessayer plus tard.',
      proofs: [
        signInPage('%s: only the general toast, the field stays valid'),
        profilePage('a failed save has the sentence of the profile'),
        userGeneral('falls back to the sentence of the catalogue, with the general line under it'),
        spec(
          'sign-in-faults',
          'the API is down: the sign-in page works, one toast, the form keeps its value',
        ),
      ],
    },
    {
      text: 'Ressource non trouvée.',
      proofs: [
        editUserPage('reports that the user was deleted meanwhile and keeps the typed values'),
        userSecurity('reports a session that no longer exists and refetches the list'),
        queryClient('%s: %s'),
      ],
    },
    {
      text: 'Accès interdit.',
      proofs: [
        failureText('returns %s'),
        queryClient('%s: %s'),
        queryClient('shows the general line as the detail of the own text'),
      ],
    },
    {
      text: 'Erreur de connexion réseau.',
      proofs: [
        otpPage('is kept, without a field error, when the network fails, and sent again only on demand'),
        signInPage('%s: only the general toast, the field stays valid'),
        newUserPage('shows the failure with the general line as detail'),
      ],
    },
    {
      text: "Délai d'attente dépassé.",
      proofs: [
        queryClient('%s: %s'),
        spec('sign-in-faults', 'no answer within 10 s: one toast, the form keeps its value'),
      ],
    },
    {
      text: 'Erreur de connexion',
      proofs: [signInAgain('shows a refusal %j on the field and changes nothing else')],
    },
    {
      text: 'Adresse email non trouvée',
      proofs: [
        signInPage('%i %j: shown in one toast and on the field'),
        spec(
          'sign-in',
          'an unknown address, then a wrong password: one toast each, and the error on the field',
        ),
      ],
    },
    {
      text: 'Mot de passe incorrect',
      proofs: [
        signInPage('sends e-mail, password and remember once'),
        spec('password-reset', 'a forgotten password is reset through the mail, and ends all sessions'),
      ],
    },
    {
      text: 'Données utilisateur manquantes',
      proofs: [otpPage('accepted, but without a user in the response'), signInPage('%s')],
    },
    { text: 'Réponse inattendue du serveur', proofs: [signInPage('%s')] },
    {
      text: 'Code de vérification invalide',
      proofs: [otpPage('refused (%i): shown on the field and in one toast, then cleared')],
    },
    {
      text: 'Veuillez attendre 42 secondes avant de demander un nouveau code',
      proofs: [otpPage('shows the wait of a 429')],
    },
    { text: 'Erreur lors du renvoi du code', proofs: [otpPage('%i %j')] },
    {
      text: "Erreur lors de l'envoi de l'email",
      proofs: [forgottenPasswordPage('reports a failed request: %i %j')],
    },
    {
      text: "Erreur lors du renvoi de l'email",
      proofs: [forgottenPasswordPage('reports a failed second request: %i %j')],
    },
    { text: 'Erreur lors de la réinitialisation', proofs: [resetPasswordPage('%i %j keeps the form')] },
    {
      text: 'Token manquant',
      proofs: [
        resetPasswordPage('shows the invalid-link screen when missing (%j)'),
        resetPasswordPage('shows the invalid-link screen when the server refuses it'),
      ],
    },
    { text: 'Accès non autorisé à cette page', proofs: [otpPage('redirects to /login: %s')] },
    { text: 'Session expirée. Veuillez vous reconnecter', proofs: [otpPage('redirects to /login: %s')] },
    {
      text: 'Navigation arrière bloquée pour sécurité. Déconnexion...',
      proofs: [
        otpPage('is blocked once and leads to /login; the history no longer holds the OTP page'),
        otpPage('is still blocked after a reload'),
        spec(
          'otp',
          'a reload keeps page and countdown, the server keeps its cooldown, and back leads to /login',
        ),
      ],
    },
    {
      text: 'Accès refusé au module: Gestion Utilisateurs',
      proofs: [moduleCards('refuses a module whose permission was revoked after the list was rendered')],
    },
    {
      text: 'Accès réservé aux administrateurs',
      proofs: [securityPage('shows non-administrators a toast and redirects to /modules')],
    },
    {
      text: 'Seuls les super admins peuvent forcer la déconnexion',
      proofs: [securityPage('shows an administrator that only super administrators may force a logout')],
    },
    {
      text: 'Erreur lors de la déconnexion',
      proofs: [auditLog('reports a forced logout that the server refuses %s')],
    },
    {
      text: 'Navigation arrière désactivée pour sécurité',
      proofs: [
        backBlock(
          'back after a sign-in is blocked with a toast, even before the code of the home has arrived',
        ),
        spec(
          'otp',
          'a wrong code is shown once on the field and once as a toast; the right one leads home, and back is blocked there',
        ),
      ],
    },
    {
      text: 'Page non trouvée',
      proofs: [spec('routes', 'any other path, ${who}: Page non trouvée with a way to the dashboard')],
    },
    {
      text: 'Utilisateur non trouvé',
      proofs: [
        editUserPage('shows a not-found screen with a link back for an unknown user'),
        userPage('Utilisateur non trouvé, with a link to the list'),
        userPage('Utilisateur non trouvé when the user is deleted during editing'),
        spec(
          'users-detail',
          'the detail page: header and tabs, an edit with its question, the activity, and its deletion elsewhere',
        ),
      ],
    },
    {
      text: "Erreur: Impossible de modifier l'utilisateur",
      proofs: [
        userGeneral('falls back to the sentence of the catalogue, with the general line under it'),
        usersPage('shows the fallback for a failure without a message'),
      ],
    },
    {
      text: 'Erreur: Impossible de modifier les préférences',
      proofs: [userPreferences('a failed save shows %s and keeps the chosen values')],
    },
    {
      text: 'Erreur: Impossible de sauvegarder les préférences',
      proofs: [profilePage('a failed save has the sentence of the profile')],
    },
    {
      text: 'Erreur: Impossible de modifier les permissions',
      proofs: [userPermissions('shows %s and keeps the draft')],
    },
    { text: 'Erreur: Impossible de modifier le mot de passe', proofs: [userSecurity('a refusal shows %s')] },
    {
      text: 'Erreur: Impossible de supprimer la session',
      proofs: [userSecurity('shows the fallback for a failure without a message')],
    },
    {
      text: "Erreur: Erreur lors de l'opération",
      proofs: [newUserPage('shows the failure with the general line as detail')],
    },
    {
      text: "Erreur: Impossible d'effectuer l'action groupée",
      proofs: [
        usersBulkMany('shows what was processed before a failure and retries only the rest'),
        usersBulk('a call that fails with %s shows it, and everything stays for another try'),
      ],
    },
    {
      text: 'Utilisateur modifié avec succès !',
      proofs: [
        editUserPage('shows the user, saves with the version seen, confirms it and goes to /users/{id}'),
        editUserPage('saves after a change of the picture without a conflict'),
        editUserPage(
          'reports the conflict, keeps the typed values, shows the saved ones, and sends their version with the next save',
        ),
        spec('users-form', 'an edited user: somebody else saves in between, and both changes are kept'),
        spec('users-list-keyboard', 'by keyboard alone: search, toggle, select, deactivate and delete'),
      ],
    },
    {
      text: 'Informations utilisateur mises à jour avec succès !',
      proofs: [
        userGeneral('asks before the call, saves all fields with the version seen, and leaves edit mode'),
        userGeneral('reports a concurrent change, keeps the typed values, and saves on the next attempt'),
        userGeneral('a concurrent change of other fields is no conflict'),
      ],
    },
    {
      text: 'Préférences mises à jour avec succès !',
      proofs: [
        profilePage('saves preferences whatever the module permissions, and fetches the current user anew'),
        userLeave('saving preferences neither discards unsaved general information nor makes it stale'),
        userPreferences('save needs a change, sends only the preferences, and leaves edit mode'),
        spec(
          'profile',
          'Mon Profil from the user menu, for somebody without any module: facts, preferences and activity',
        ),
      ],
    },
    {
      text: 'Permissions mises à jour avec succès !',
      proofs: [
        userPermissions('write grants read; save needs a change; flags that are not shown are preserved'),
        userPermissions(
          "does not restore a permission revoked meanwhile, and keeps the user's change for the next save",
        ),
        userPermissions('a concurrent change of other data is no conflict'),
        spec(
          'platform-integrator',
          'its permissions appear in the open editor; who gets the right there opens it, others download nothing',
        ),
      ],
    },
    {
      text: 'Mot de passe modifié avec succès ! Toutes les sessions ont été déconnectées.',
      proofs: [
        userSecurity('warns that all active sessions end, then changes it'),
        userSecurity("signs out and goes to /login after a change of one's own password"),
      ],
    },
    {
      text: 'Session supprimée avec succès',
      proofs: [
        userSecurity('are deleted after a confirmation'),
        spec(
          'users-detail-security',
          'sessions and passwords: a session ended here ends in the other browsers',
        ),
      ],
    },
    {
      text: "Utilisateur créé avec succès ! Un email d'invitation a été envoyé.",
      proofs: [
        newUserPage('creates the user, confirms it and goes to /users'),
        spec('users-form', 'a new user: rules, unsaved input, a taken address, and the invitation'),
      ],
    },
    {
      text: 'Déconnexion réussie',
      proofs: [
        spec('frame', 'signing out ends the session here and on the server'),
        spec('main-flow', '${account}: e-mail, password, code, home, each module, sign-out'),
      ],
    },
    {
      text: 'Données rafraîchies',
      proofs: [
        securityPage('fetches again on refresh and confirms it'),
        spec(
          'security',
          'the security dashboard: figures, a failed sign-in as a suspicious activity, and the audit log',
        ),
      ],
    },
    {
      text: 'Utilisateur déconnecté avec succès',
      proofs: [
        auditLog('reports a forced logout that the server refuses %s'),
        securityPage(
          'lets a super administrator force a logout after confirmation and refetches the statistics',
        ),
        spec('force-logout', 'a forced logout asks first, then signs the other browser out at once'),
      ],
    },
    {
      text: 'Aucune activité enregistrée',
      proofs: [
        userActivity('a filter starts at page 1, and ALL sends no action'),
        userPage('are five, the open one in the address'),
        spec(
          'users-detail',
          'the detail page: header and tabs, an edit with its question, the activity, and its deletion elsewhere',
        ),
      ],
    },
    { text: 'Aucune session active', proofs: [userSecurity('shows Aucune session active without sessions')] },
    { text: 'Aucune donnée disponible', proofs: [usersPage('shows an empty state without users')] },
    {
      text: 'Aucun module disponible',
      proofs: [
        homePage('explains what to do when there is no module, and writes to the configured support'),
        spec('home', 'without modules the home shows an empty state, and its button reloads the page'),
      ],
    },
  ],
};
