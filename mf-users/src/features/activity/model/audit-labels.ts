import type { AuditEntry } from '@escale/contracts';
import { getVocabulary, labelOf } from '@escale/i18n';
import { messages } from '../../../messages/catalogue';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function getActionLabel(action: string): string {
  return labelOf(getVocabulary().auditActions, action);
}

/** Returns the labels of the fields that a change touched, from its `before` and `after`; none without them. */
export function changedFields({ metadata }: AuditEntry): string[] {
  const { before, after } = metadata;
  if (!isRecord(before) || !isRecord(after)) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => labelOf(messages().activity.fields, name));
}
