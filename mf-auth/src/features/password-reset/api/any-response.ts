import { mixed } from 'yup';

/** An answer whose content the specification does not show (§7); a server may well send JSON null. */
export const anyResponse = mixed().nullable();
