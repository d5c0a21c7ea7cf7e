import { inFile, spec, type Sentence } from './proof';

const settingsPage = inFile('mf-settings/src/app/settings-page.test.tsx');
const securityPage = inFile('mf-security/src/app/security-page.test.tsx');
const securityRenewal = inFile('mf-security/src/app/security-renewal.test.tsx');
const crashBoundary = inFile('shell/src/features/crash/crash-boundary.test.tsx');

/** §2: the user menu, settings, the security dashboard and the crash screens. */
export const systemSentences: readonly Sentence[] = [
  {
    text: "'Mon Profil' (goes to /profile) and 'Se déconnecter'.",
    proofs: [
      spec('frame', 'user menu by keyboard and by mouse; signing out asks first, Annuler and Escape stay'),
    ],
  },
  {
    text: 'Tabs Général, Email, Sécurité, Interface, Avancé, with fields and switches, and a Save button that only shows a 1-second busy state; nothing is sent.',
    proofs: [
      settingsPage('has five tabs and keeps the open one in the URL'),
      settingsPage('Général: language and time zone with their options'),
      settingsPage('Email: template and four switches with the defaults of §9'),
      settingsPage('Sécurité: four policies and three bounded numbers'),
      settingsPage('is busy for a second while saving, sends nothing, and restores the values'),
    ],
  },
  {
    text: 'The Avancé tab shows static information (version v1.0.0, PostgreSQL 16 connected) and inert buttons for database backup, log export and user export.',
    proofs: [settingsPage('Avancé: system information and three unavailable actions with a reason')],
  },
  {
    text: "Admin only: others get the toast 'Accès réservé aux administrateurs' and are redirected to /modules.",
    proofs: [securityPage('shows non-administrators a toast and redirects to /modules')],
  },
  {
    text: "Shows an alert banner when suspicious activities exist, five stat cards, tabs 'Vue d'ensemble', 'Activités suspectes', 'Logs d'audit', a manual refresh button (toast 'Données rafraîchies') and an auto-refresh badge.",
    proofs: [
      securityPage('shows five cards, with fallbacks for figures that the server omits'),
      securityPage('shows no banner without suspicious activities'),
      securityRenewal('has three tabs and the rate limit among the policies'),
      securityPage('fetches again on refresh and confirms it'),
      securityRenewal('refetches the data every 30 seconds, except while paused'),
    ],
  },
  {
    text: 'A forced-logout action exists for users (see sections 6 and 7).',
    proofs: [
      securityPage(
        'lets a super administrator force a logout after confirmation and refetches the statistics',
      ),
      securityPage('shows an administrator that only super administrators may force a logout'),
      spec('force-logout', 'a forced logout asks first, then signs the other browser out at once'),
    ],
  },
  {
    text: "Title 'Une erreur est survenue', text saying the error was automatically reported to the technical team, a button 'Retour à l'accueil' (to /) and a 'Rafraîchir' button.",
    proofs: [
      crashBoundary('shows for an error thrown while rendering'),
      spec('crash', 'an unhandled error or rejection shows the crash screen; both ways out work'),
    ],
  },
  {
    text: "A smaller fallback has a 'Réessayer' button.",
    proofs: [spec('crash', 'a module that throws while rendering falls alone; Réessayer mounts it again')],
  },
];
