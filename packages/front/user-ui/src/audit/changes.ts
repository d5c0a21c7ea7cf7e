import type { AuditEntry } from '@escale/contracts';
import { labelOf } from '@escale/i18n';
import { messages } from './messages';
import type { Change } from './change';
import { permissionChanges } from './permission-changes';
import { isRecord } from './records';
import { valueLabel } from './value-label';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function fieldChanges(name: string, before: unknown, after: unknown): Change[] {
  if (name === 'permissions') return permissionChanges(before, after);
  const label = labelOf(messages().fields, name);
  if (isRecord(before) && isRecord(after)) {
    return Object.keys({ ...before, ...after })
      .filter((part) => !isEqual(before[part], after[part]))
      .flatMap((part) => fieldChanges(`${name}.${part}`, before[part], after[part]));
  }
  const [from, to] = [valueLabel(name, before), valueLabel(name, after)];
  return from === null || to === null ? [{ label }] : [{ label, before: from, after: to }];
}

/**
 * Returns the changes between `before` and `after` in the metadata of an entry; none if either is missing. Returns only the name
 * of a field whose values have no labels, so that unexpected data from the server stays off the screen.
 */
export function changesIn({ metadata }: AuditEntry): Change[] {
  const { before, after } = metadata;
  if (!isRecord(before) || !isRecord(after)) return [];
  return Object.keys({ ...before, ...after })
    .filter((name) => !isEqual(before[name], after[name]))
    .flatMap((name) => fieldChanges(name, before[name], after[name]));
}
