import { dateFormats, languages, timeFormats, timezones, type EditablePreferences } from '@escale/contracts';
import type { fr } from '../../../messages/fr';
import { utcOffset } from './utc-offset';

type Texts = { readonly [Key in keyof typeof fr.preferences]: (typeof fr.preferences)[Key] };

const optionsOf = <const V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** What the fields of §5 'Preferences' offer; a time zone from elsewhere stays on offer for the user who has it. */
export function preferenceOptions(
  texts: Texts,
  { timezone }: Pick<EditablePreferences, 'timezone'>,
  now: Date,
) {
  const known = timezones.map((value) => ({
    value,
    label: texts.withOffset(texts.timezones[value], utcOffset(value, now)),
  }));
  return {
    languages: optionsOf(languages, texts.languages),
    timezones: known.some(({ value }) => value === timezone)
      ? known
      : [...known, { value: timezone, label: timezone }],
    dateFormats: optionsOf(dateFormats, texts.dateFormats),
    timeFormats: optionsOf(timeFormats, texts.timeFormats),
  };
}
