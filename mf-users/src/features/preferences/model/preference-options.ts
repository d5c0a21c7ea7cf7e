import { timeZoneOptions } from '@escale/user-ui/time-zone';
import { dateFormats, languages, timeFormats, timezones, type StoredPreferences } from '@escale/contracts';
import type { fr } from '../../../messages/fr';

export type PreferenceTexts = { readonly [Key in keyof typeof fr.preferences]: (typeof fr.preferences)[Key] };

const withOwnValue = (values: readonly string[], own: string) => [...new Set([...values, own])];

const optionsOf = (values: readonly string[], labels: Readonly<Record<string, string>>, own: string) =>
  withOwnValue(values, own).map((value) => ({ value, label: labels[value] ?? value }));

/** Returns the options of §5 'Preferences'; a value known only to the server stays available for the user who has it. */
export function preferenceOptions(texts: PreferenceTexts, own: StoredPreferences, now: Date) {
  return {
    languages: optionsOf(languages, texts.languages, own.language),
    timezones: timeZoneOptions(withOwnValue(timezones, own.timezone), texts.timezones, now),
    dateFormats: optionsOf(dateFormats, texts.dateFormats, own.dateFormat),
    timeFormats: optionsOf(timeFormats, texts.timeFormats, own.timeFormat),
  };
}
