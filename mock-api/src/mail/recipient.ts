import type { EditablePreferences } from '@escale/contracts';
import { formatDateTime } from '@escale/i18n/dates';
import { mailTexts } from '../messages/mails';
import type { MailTexts } from '../messages/mails/fr';

/** The recipient of a mail, with their language and date formats. */
export interface Recipient {
  email: string;
  /** Empty in a mail that must not contain the name. */
  firstName: string;
  preferences: EditablePreferences;
}

/**
 * Returns a recipient without the name, for a mail to an unconfirmed address. Otherwise, a user
 * could enter any text as a name and have it mailed to strangers.
 */
export const unconfirmedRecipient = <T extends Recipient>(user: T): T => ({ ...user, firstName: '' });

/** Returns the texts of mails in the language of a recipient. */
export const textsFor = ({ preferences }: Recipient): MailTexts => mailTexts[preferences.language];

/** Formats a moment in the time zone and formats of a recipient. */
export const momentFor = ({ preferences }: Recipient, moment: Date): string =>
  formatDateTime(moment.toISOString(), preferences);
