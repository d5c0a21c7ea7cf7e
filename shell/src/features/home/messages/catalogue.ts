import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

export const { useMessages } = createCatalogue({ fr });
