import type { useVocabulary } from '@escale/i18n';
import type { UserField, UserValues } from './user-values';

interface FieldTexts<Field extends UserField> {
  labels: Record<Field, string>;
  vocabulary: Pick<ReturnType<typeof useVocabulary>, 'roles' | 'statuses'>;
}

const displayedValues = (values: UserValues, { roles, statuses }: FieldTexts<UserField>['vocabulary']) => ({
  ...values,
  role: roles[values.role],
  status: statuses[values.status],
});

/** Returns the label and the server's value of each field in which the form differs from the server. */
export function differingValues<Field extends UserField>(
  fields: readonly Field[],
  serverValues: UserValues,
  typed: Partial<UserValues>,
  { labels, vocabulary }: FieldTexts<Field>,
) {
  const words = displayedValues(serverValues, vocabulary);
  return fields
    .filter((field) => serverValues[field] !== typed[field])
    .map((field) => ({ label: labels[field], value: words[field] }));
}

/** Returns the label, the old and the new value of each field that a save changes. */
export function changedValues<Field extends UserField>(
  fields: readonly Field[],
  { before, after }: { before: UserValues; after: UserValues },
  { labels, vocabulary }: FieldTexts<Field>,
) {
  const [old, latest] = [displayedValues(before, vocabulary), displayedValues(after, vocabulary)];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ label: labels[field], before: old[field], after: latest[field] }));
}
