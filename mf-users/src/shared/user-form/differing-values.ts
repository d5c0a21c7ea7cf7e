import type { useVocabulary } from '@escale/i18n';
import type { UserField, UserValues } from './user-values';

interface Texts<Field extends UserField> {
  labels: Record<Field, string>;
  vocabulary: Pick<ReturnType<typeof useVocabulary>, 'roles' | 'statuses'>;
}

const wordsOf = (values: UserValues, { roles, statuses }: Texts<UserField>['vocabulary']) => ({
  ...values,
  role: roles[values.role],
  status: statuses[values.status],
});

/** Returns label and server value of each field in which the form differs from the server. */
export function differingValues<Field extends UserField>(
  fields: readonly Field[],
  serverValues: UserValues,
  typed: Partial<UserValues>,
  { labels, vocabulary }: Texts<Field>,
) {
  const words = wordsOf(serverValues, vocabulary);
  return fields
    .filter((field) => serverValues[field] !== typed[field])
    .map((field) => ({ label: labels[field], value: words[field] }));
}

/** Returns label, old and new value of each field that a save changes. */
export function changedValues<Field extends UserField>(
  fields: readonly Field[],
  { before, after }: { before: UserValues; after: UserValues },
  { labels, vocabulary }: Texts<Field>,
) {
  const [old, latest] = [wordsOf(before, vocabulary), wordsOf(after, vocabulary)];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ label: labels[field], before: old[field], after: latest[field] }));
}
