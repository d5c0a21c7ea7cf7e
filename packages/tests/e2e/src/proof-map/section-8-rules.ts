import { inFile, spec, type Section } from './proof';

const client = inFile('packages/front/api-client/src/client.test.ts');
const queryClient = inFile('packages/front/api-client/src/query-client.test.ts');
const limits = inFile('packages/contracts/src/platform/limits.test.ts');
const meQuery = inFile('packages/front/auth/src/me-query.test.ts');
const notify = inFile('packages/front/design-system/src/toast/notify.test.tsx');
const signInPage = inFile('mf-auth/src/app/sign-in-page.test.tsx');
const signInAgain = inFile('mf-auth/src/app/sign-in-again.test.tsx');
const otpPage = inFile('mf-auth/src/app/otp-page.test.tsx');
const forgottenPasswordPage = inFile('mf-auth/src/app/forgotten-password-page.test.tsx');
const resetPasswordPage = inFile('mf-auth/src/app/reset-password-page.test.tsx');
const moduleCards = inFile('shell/src/features/home/module-cards.test.tsx');
const moduleGuard = inFile('shell/src/features/session/module-guard.test.tsx');
const crashBoundary = inFile('shell/src/features/crash/crash-boundary.test.tsx');
const telemetry = inFile('shell/src/telemetry/telemetry.test.ts');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const auditLog = inFile('mf-security/src/app/audit-log.test.tsx');
const newUserPage = inFile('mf-users/src/app/new-user-page.test.tsx');
const newUserRules = inFile('mf-users/src/app/new-user-rules.test.tsx');
const usersPage = inFile('mf-users/src/app/users-page.test.tsx');
const usersListReasons = inFile('mf-users/src/app/users-list-reasons.test.tsx');
const usersBulk = inFile('mf-users/src/app/users-bulk.test.tsx');
const userGeneral = inFile('mf-users/src/app/user-general.test.tsx');
const userPreferences = inFile('mf-users/src/app/user-preferences.test.tsx');
const userPermissions = inFile('mf-users/src/app/user-permissions.test.tsx');
const userSecurity = inFile('mf-users/src/app/user-security.test.tsx');
const profilePage = inFile('mf-users/src/app/profile-page.test.tsx');

/** §8: when each text of `section8` is shown, and the rules without a text of their own. */
export const section8Rules: Section = {
  section: '8, rules',
  literal: false,
  sentences: [
    {
      text: "Status 500 or above (except on the refresh path): 'Erreur serveur. Veuillez réessayer plus tard.'",
      proofs: [
        queryClient('%s: %s'),
        queryClient('shows no toast for a server error on the refresh path'),
        client('%i is %s, with the text of the server'),
        spec('errors', 'a query that fails on the server is announced once, by the general toast'),
      ],
    },
    {
      text: "404: 'Ressource non trouvée.' (not displayed for /auth/me)",
      proofs: [queryClient('%s: %s'), meQuery('shows no toast for a 404')],
    },
    {
      text: 'A 502 on the refresh path is silent.',
      proofs: [
        queryClient('shows no toast for a server error on the refresh path'),
        client('is refreshed again after one 502'),
      ],
    },
    {
      text: "Login failure: the server's error field, else 'Erreur de connexion'.",
      proofs: [signInAgain('shows a refusal %j on the field and changes nothing else')],
    },
    {
      text: "On the sign-in page the text comes from the server's error field, else the error's message, else 'Adresse email non trouvée' (step 1) or 'Mot de passe incorrect' (step 2), shown both as a toast and as a field error.",
      proofs: [
        signInPage('%i %j: shown in one toast and on the field'),
        signInPage('%i is shown like any other refusal'),
        signInPage('a refusal without error field, %j: shown in one toast and on the field'),
      ],
    },
    {
      text: "OTP verification failure: the auth layer shows the server's error field, else 'Code de vérification invalide'; …",
      proofs: [
        otpPage('refused (%i): shown on the field and in one toast, then cleared'),
        spec(
          'otp',
          'a wrong code is shown once on the field and once as a toast; the right one leads home, and back is blocked there',
        ),
      ],
    },
    {
      text: "OTP resend with HTTP 429 and cooldownSeconds: sets the cooldown and shows 'Veuillez attendre ' followed by the seconds and ' secondes avant de demander un nouveau code'; other failures show the server's message or error, else 'Erreur lors du renvoi du code'.",
      proofs: [
        otpPage('shows the wait of a 429'),
        otpPage('%i %j'),
        spec(
          'otp',
          'a reload keeps page and countdown, the server keeps its cooldown, and back leads to /login',
        ),
      ],
    },
    {
      text: "Forgot password failure: the server's error or 'Erreur lors de l'envoi de l'email'; resend failure: 'Erreur lors du renvoi de l'email'.",
      proofs: [
        forgottenPasswordPage('reports a failed request: %i %j'),
        forgottenPasswordPage('reports a failed second request: %i %j'),
      ],
    },
    {
      text: "Reset failure: the server's error or 'Erreur lors de la réinitialisation'; missing token: 'Token manquant'.",
      proofs: [
        resetPasswordPage('%i %j keeps the form'),
        resetPasswordPage('shows the invalid-link screen when missing (%j)'),
      ],
    },
    {
      text: "Redirect messages on the OTP page: 'Accès non autorisé à cette page', 'Session expirée. Veuillez vous reconnecter', 'Navigation arrière bloquée pour sécurité. Déconnexion...'.",
      proofs: [
        otpPage('redirects to /login: %s'),
        otpPage('is blocked once and leads to /login; the history no longer holds the OTP page'),
      ],
    },
    {
      text: "'Accès refusé au module: ' followed by the module label (toast, user stays).",
      proofs: [moduleCards('refuses a module whose permission was revoked after the list was rendered')],
    },
    {
      text: 'Access-denied screens for no-access, no-read, no-write, no-delete.',
      proofs: [
        moduleGuard('%s with %j has the title %s'),
        moduleGuard('names the first missing right when %s is required'),
      ],
    },
    {
      text: "'Accès réservé aux administrateurs' then redirect to /modules.",
      proofs: [securityPage('shows non-administrators a toast and redirects to /modules')],
    },
    {
      text: "'Erreur lors de la déconnexion' on a failed forced logout.",
      proofs: [auditLog('reports a forced logout that the server refuses %s')],
    },
    {
      text: "User administration: every failed call shows an error toast 'Erreur: ' followed by the server's error field, or a fallback:",
      proofs: [
        userGeneral("shows the server's sentence as a toast and on its field"),
        userGeneral('falls back to the sentence of the catalogue, with the general line under it'),
        userPreferences('a failed save shows %s and keeps the chosen values'),
        profilePage('a failed save has the sentence of the profile'),
        userPermissions('shows %s and keeps the draft'),
        userSecurity('a refusal shows %s'),
        userSecurity('reports a session that no longer exists and refetches the list'),
        userSecurity('shows the fallback for a failure without a message'),
        newUserPage("shows the server's errors on their fields and keeps the typed values"),
        newUserPage('shows the failure with the general line as detail'),
        usersPage('shows the fallback for a failure without a message'),
        usersListReasons('a deletion that fails shows %s'),
      ],
    },
    {
      text: "Bulk action failure: 'Erreur: ' followed by the server's error field or the fallback 'Impossible d'effectuer l'action groupée'.",
      proofs: [usersBulk('a call that fails with %s shows it, and everything stays for another try')],
    },
    {
      text: "'Déconnexion réussie' on logout; 'Données rafraîchies' on security refresh.",
      proofs: [
        securityPage('fetches again on refresh and confirms it'),
        spec('frame', 'signing out ends the session here and on the server'),
      ],
    },
    {
      text: 'If a user is created but invitationSent is false, a warning shows for 5 seconds: the user was created but the invitation e-mail could not be sent and must be resent manually.',
      proofs: [newUserRules('warns for 5 seconds that the invitation could not be sent')],
    },
    {
      text: 'Unhandled errors and promise rejections are sent to an error-reporting service and the crash screen (section 2) is shown.',
      proofs: [
        crashBoundary('shows for an error thrown while rendering'),
        crashBoundary('shows for an unhandled error'),
        crashBoundary('shows for an unhandled rejection'),
        telemetry('sends errors, including earlier ones, with their module and without secrets'),
        spec('crash', 'an unhandled error or rejection shows the crash screen; both ways out work'),
      ],
    },
    {
      text: 'Toasts display 4 s at the top right by default (success 2 s).',
      proofs: [
        notify('shows a success for 2 s and an error for 4 s'),
        limits('%s is %d'),
        spec('toasts', 'a toast appears at the top right, stays while focused by Alt+T, and closes on Enter'),
      ],
    },
  ],
};
