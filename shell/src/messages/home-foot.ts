import { createCatalogue } from '@escale/i18n';

/** Texts below the cards of the home, which are loaded with what stands there. */
export const { useMessages: useHomeFootMessages } = createCatalogue({
  fr: {
    quickAccess: 'Accès rapides',
    signIns: 'Vos dernières connexions',
    fromAddress: (address: string) => `depuis ${address}`,
    noAddress: 'adresse inconnue',
    ownActivity: 'Toute mon activité',
    help: 'Aide et support',
    version: (version: string) => `Version ${version}`,
  },
});
