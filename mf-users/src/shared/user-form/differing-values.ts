import type { useVocabulary } from '@escale/i18n';
import type { UserField, UserValues } from './user-values';

interface Texts<Field extends UserField> {
  labels: Record<Field, string>;
  vocabulary: Pick<ReturnType<typeof useVocabulary>, 'roles' | 'statuses'>;
}

/** Returns label and server value of each field in which the form differs from the server. */
export function differingValues<Field extends UserField>(
  fields: readonly Field[],
  serverValues: UserValues,
  typed: Partial<UserValues>,
  { labels, vocabulary }: Texts<Field>,
) {
  const texts = {
    ...serverValues,
    role: vocabulary.roles[serverValues.role],
    status: vocabulary.statuses[serverValues.status],
  };
  return fields
    .filter((field) => serverValues[field] !== typed[field])
    .map((field) => ({ label: labels[field], value: texts[field] }));
}
