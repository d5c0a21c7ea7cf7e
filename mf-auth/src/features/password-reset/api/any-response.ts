import { mixed } from 'yup';

/** A response whose content the specification leaves open (§7); JSON null is allowed. */
export const anyResponseSchema = mixed().nullable();
