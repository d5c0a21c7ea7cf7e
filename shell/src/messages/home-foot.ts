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
  en: {
    quickAccess: 'Quick access',
    signIns: 'Your latest sign-ins',
    fromAddress: (address) => `from ${address}`,
    noAddress: 'unknown address',
    ownActivity: 'All my activity',
    help: 'Help and support',
    version: (version) => `Version ${version}`,
  },
  ar: {
    quickAccess: 'وصول سريع',
    signIns: 'آخر عمليات تسجيل دخولك',
    fromAddress: (address) => `من العنوان \u200e${address}`,
    noAddress: 'عنوان غير معروف',
    ownActivity: 'كل نشاطي',
    help: 'المساعدة والدعم',
    version: (version) => `الإصدار \u200e${version}`,
  },
});
