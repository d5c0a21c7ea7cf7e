import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** The built-in texts of the components. */
export const { useMessages } = createCatalogue({ fr });
