import type { AuditEntry } from '@escale/contracts';
import { getVocabulary } from '@escale/i18n';
import { messages } from '../../../messages/catalogue';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the label of a value in an audit entry; an unknown value is its own label. */
const findLabel = (labels: Record<string, string>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;

export function getActionLabel(action: string): string {
  return findLabel(getVocabulary().auditActions, action);
}

/** Returns the labels of the fields that a change touched, from its `before` and `after`; none without them. */
export function changedFields({ metadata }: AuditEntry): string[] {
  const { before, after } = metadata;
  if (!isRecord(before) || !isRecord(after)) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => findLabel(messages().activity.fields, name));
}
