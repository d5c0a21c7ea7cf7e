import type { EditablePreferences } from '@escale/contracts';
import { formatDateTime } from '@escale/i18n/dates';
import { mailTexts } from '../messages/mails';
import type { MailTexts } from '../messages/mails/fr';

/** The recipient of a mail, with their language and date formats. */
export interface Recipient {
  email: string;
  /** Empty where the mail names nobody. */
  firstName: string;
  preferences: EditablePreferences;
}

/**
 * A recipient with an unconfirmed address: their name is withheld, since the person who entered it could have text of their
 * choosing mailed to strangers.
 */
export const unconfirmedRecipient = <T extends Recipient>(user: T): T => ({ ...user, firstName: '' });

/** Returns the texts of mails in the language of the recipient. */
export const textsFor = ({ preferences }: Recipient): MailTexts => mailTexts[preferences.language];

/** Formats a moment in the time zone and formats of the recipient. */
export const momentFor = ({ preferences }: Recipient, moment: Date): string =>
  formatDateTime(moment.toISOString(), preferences);
