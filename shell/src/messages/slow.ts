import { createCatalogue } from '@escale/i18n';

const fr = {
  text: "C'est plus long que d'habitude. L'ouverture continue…",
};

/** Texts of a wait that lasts, which are loaded with it. */
export const { useMessages: useSlowMessages } = createCatalogue({ fr });
