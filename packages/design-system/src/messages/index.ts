import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** The texts that components bring themselves. */
export const { useMessages } = createCatalogue({ fr });
