import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** The texts of the command palette; apart from the others, since they are loaded with it only. */
export const { useMessages } = createCatalogue({ fr });
