import { timeZoneOptions } from '@escale/account/time-zone';
import { dateFormats, languages, timeFormats, timezones, type EditablePreferences } from '@escale/contracts';
import type { fr } from '../../../messages/fr';

type Texts = { readonly [Key in keyof typeof fr.preferences]: (typeof fr.preferences)[Key] };

const optionsOf = <const V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** What the fields of §5 'Preferences' offer; a time zone from elsewhere stays on offer for the user who has it. */
export function preferenceOptions(
  texts: Texts,
  { timezone }: Pick<EditablePreferences, 'timezone'>,
  now: Date,
) {
  const zones = [...new Set<string>([...timezones, timezone])];
  return {
    languages: optionsOf(languages, texts.languages),
    timezones: timeZoneOptions(zones, texts.timezones, now),
    dateFormats: optionsOf(dateFormats, texts.dateFormats),
    timeFormats: optionsOf(timeFormats, texts.timeFormats),
  };
}
