import { createCatalogue } from '@escale/i18n';
import { fr } from './fr';

/** French only. For other languages, add `en` and `ar` of the type `Translation<typeof fr>`. */
export const { messages, useMessages } = createCatalogue({ fr });
