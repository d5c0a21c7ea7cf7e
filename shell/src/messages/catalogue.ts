import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

export const { messages, useMessages } = createCatalogue({ fr });
