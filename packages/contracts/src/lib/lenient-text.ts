import { string } from 'yup';

/**
 * A text that is only displayed: a date, a role, an action. Anything but a text is read as '', so that one malformed row
 * never takes a page down; the formatting of dates and the display of roles and statuses know '' and unknown values.
 */
export const lenientTextSchema = string()
  .transform((_value, original: unknown) => (typeof original === 'string' ? original : ''))
  .default('');

/** The same for a text that need not be known: anything but a text is read as null. */
export const lenientOptionalTextSchema = string()
  .nullable()
  .transform((_value, original: unknown) => (typeof original === 'string' ? original : null))
  .default(null);
