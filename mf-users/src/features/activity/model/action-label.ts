import { getVocabulary, labelOf } from '@escale/i18n';

export function getActionLabel(action: string): string {
  return labelOf(getVocabulary().auditActions, action);
}
