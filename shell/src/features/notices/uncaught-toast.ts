import type { ModuleDescriptor } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { rareMessages } from './messages/rare/catalogue';

export interface UncaughtToastOptions {
  /** True: the page holds unsaved work, which reopening it would lose. */
  holdsWork: boolean;
  onRetry: () => void;
}

/**
 * Reports an error of an event handler or a promise in a page that stays.
 * @param missing why a file of the module did not load, in a sentence; `null` for an error in its code
 */
export function showUncaught(
  { id, label }: ModuleDescriptor,
  missing: string | null,
  { holdsWork, onRetry }: UncaughtToastOptions,
): void {
  const texts = rareMessages().uncaught;
  const title = texts.title(label);
  const toastId = `uncaught ${id}`;
  if (holdsWork) {
    const detail = missing === null ? texts.kept : texts.missingKept(missing);
    notify.error(title, { id: toastId, detail });
    return;
  }
  notify.error(title, {
    id: toastId,
    detail: missing === null ? texts.reported : texts.missing(missing),
    action: { label: texts.retry, onRun: onRetry },
  });
}
