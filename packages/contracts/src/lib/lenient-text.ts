import { string } from 'yup';

/**
 * A text that is only displayed: a date, a role, an action. Anything but a text is read as '', so that a malformed row never breaks
 * a page. Formatters and label functions accept '' and unknown values.
 */
export const lenientTextSchema = string()
  .transform((_value, original: unknown) => (typeof original === 'string' ? original : ''))
  .default('');

/** An optional text that is only displayed: anything but a text is read as null. */
export const lenientOptionalTextSchema = string()
  .nullable()
  .transform((_value, original: unknown) => (typeof original === 'string' ? original : null))
  .default(null);
