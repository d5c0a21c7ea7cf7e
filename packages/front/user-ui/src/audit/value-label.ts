import { getVocabulary, labelOf } from '@escale/i18n';
import { messages } from './messages';

type LabelValue = (value: string) => string;

/**
 * Returns, by field, the function that labels the field's values. The page shows no values of other fields, except on/off
 * settings.
 */
function labelByField(): Readonly<Record<string, LabelValue>> {
  const { languages, dateFormats, timeFormats, invitations } = messages();
  const { roles, statuses } = getVocabulary();
  const labelFrom =
    (labels: Readonly<Record<string, string>>): LabelValue =>
    (value) =>
      labelOf(labels, value);
  const unchanged: LabelValue = (value) => value;
  return {
    email: unchanged,
    username: unchanged,
    firstName: unchanged,
    lastName: unchanged,
    role: labelFrom(roles),
    status: labelFrom(statuses),
    invitation: labelFrom(invitations),
    language: labelFrom(languages),
    timezone: unchanged,
    dateFormat: labelFrom(dateFormats),
    timeFormat: labelFrom(timeFormats),
  };
}

/**
 * Returns the label of a field's value: '—' for an empty value; `null` if the field's values are
 * not shown, or if the value has an unexpected type.
 */
export function valueLabel(field: string, value: unknown): string | null {
  const { nothing, state } = messages();
  const isState = field.startsWith('notifications.') || field === 'passwordChangeRequired';
  if (isState && typeof value === 'boolean') return state(value);
  const words = labelByField();
  if (!Object.hasOwn(words, field)) return null;
  if (value === null || value === undefined || value === '') return nothing;
  return typeof value === 'string' ? (words[field]?.(value) ?? null) : null;
}
