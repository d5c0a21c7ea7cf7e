import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** All users read French until there are `en` and `ar`, typed by `Translation<typeof fr>`. */
export const { messages, useMessages } = createCatalogue({ fr });
