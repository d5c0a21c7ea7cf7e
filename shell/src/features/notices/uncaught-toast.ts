import type { ModuleDescriptor } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { rareMessages } from './messages/rare/catalogue';

export interface UncaughtToastOptions {
  /** True if the page holds unsaved work, which a retry would lose. */
  hasUnsavedWork: boolean;
  onRetry: () => void;
}

/**
 * Shows a toast for an error in an event handler or a promise of a module. The page of the module stays open.
 * @param missing why a file of the module did not load, in a sentence; `null` for an error in the module's code
 */
export function showUncaughtToast(
  { id, label }: ModuleDescriptor,
  missing: string | null,
  { hasUnsavedWork, onRetry }: UncaughtToastOptions,
): void {
  const texts = rareMessages().uncaught;
  const title = texts.title(label);
  const toastId = `uncaught ${id}`;
  if (hasUnsavedWork) {
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
