import { fullName, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { messages } from '../../../messages/catalogue';

/** What became of an undo, person by person. */
export interface UndoOutcome {
  undone: readonly User[];
  /** Changed or deleted by somebody else in the meantime; left as they are. */
  overtaken: readonly User[];
  failed: readonly User[];
}

/** Says in one toast each whose status is back, and who was left as they are. */
export function reportUndo({ undone, overtaken, failed }: UndoOutcome): void {
  const { undo, names } = messages().list;
  const all = (users: readonly User[]) => names(users.map(fullName));
  if (undone.length > 0) notify.success(undo.done, { detail: undo.restored(all(undone)) });
  if (overtaken.length > 0)
    notify.warning(undo.overtakenTitle, { detail: undo.overtaken(all(overtaken), overtaken.length) });
  if (failed.length > 0) notify.error(messages().shared.updateFailed, { detail: undo.failed(all(failed)) });
}
