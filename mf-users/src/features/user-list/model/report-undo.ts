import { generalFailureText, isApiError } from '@escale/api-client';
import { fullName, type User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { messages } from '../../../messages/catalogue';
import type { BulkProgress } from './use-bulk-run';

/** The outcome of an undo, user by user. */
export interface UndoOutcome {
  undone: readonly User[];
  /** Users whom another person has changed or deleted meanwhile; the undo left them unchanged. */
  changedMeanwhile: readonly User[];
  /** Users whose undo was refused, or not attempted. */
  failed: readonly User[];
  /** True if the user stopped the undo. */
  stopped: boolean;
  /** The error that ended the undo, if one did. */
  fault: unknown;
}

const undoProgressId = 'undo-progress';

/** Shows the progress of an undo for many users, with a button to stop it. */
export function showUndoProgress({ done, total }: BulkProgress, stop: () => void): void {
  const { undo, bulk } = messages().list;
  notify.info(undo.underWay, {
    id: undoProgressId,
    detail: bulk.progress(done, total),
    duration: Infinity,
    replaces: true,
    action: { label: undo.stop, onRun: stop },
  });
}

export const endUndoProgress = () => notify.dismiss(undoProgressId);

/** Reports, in one toast per outcome, which users were restored, left unchanged or not restored. */
export function reportUndo({ undone, changedMeanwhile, failed, stopped, fault }: UndoOutcome): void {
  const { undo, names } = messages().list;
  const all = (users: readonly User[]) => names(users.map(fullName));
  if (undone.length > 0) notify.success(undo.done, { detail: undo.restored(all(undone)) });
  if (changedMeanwhile.length > 0)
    notify.warning(undo.overtakenTitle, {
      detail: undo.overtaken(all(changedMeanwhile), changedMeanwhile.length),
    });
  if (failed.length === 0) return;
  if (stopped) return notify.warning(undo.stopped, { detail: undo.failed(all(failed)) });
  const general = isApiError(fault) ? generalFailureText(fault) : null;
  notify.error(undo.failed(all(failed)), { detail: general ?? messages().shared.updateFailed });
}
