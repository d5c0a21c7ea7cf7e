import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** The texts of tables; apart from the others, since they are loaded with the table only. */
export const { useMessages } = createCatalogue({ fr });
