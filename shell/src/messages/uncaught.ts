import { createCatalogue } from '@escale/i18n';

const fr = {
  title: (label: string) => `Une action du module ${label} a échoué`,
  kept: "La page reste ouverte avec votre saisie. L'erreur a été signalée à l'équipe technique.",
  reported: "L'erreur a été signalée à l'équipe technique. « Réessayer » ouvre la page à nouveau.",
  missing: (reason: string) => `${reason} « Réessayer » ouvre le module à nouveau.`,
  missingKept: (reason: string) => `${reason} Enregistrez votre saisie, puis rechargez la page.`,
  retry: 'Réessayer',
};

/** Texts about an error that a module's page survives, which are loaded with the first one. */
export const { messages: uncaughtMessages } = createCatalogue({ fr });
