import { createCatalogue } from '@escale/i18n';

export const { useMessages } = createCatalogue({
  fr: { backBlocked: 'Navigation arrière désactivée pour sécurité' },
  en: { backBlocked: 'Going back is disabled for security' },
  ar: { backBlocked: 'الرجوع معطّل لأسباب أمنية' },
});
