import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';
import { useMessages } from '../../core/messages';
import { unsavedWork } from '../../core/unsaved/unsaved-work';

/**
 * Asks for confirmation before the user leaves a page with unsaved work; a change of the query string does not leave the page. The
 * question names the work registered with `useUnsavedWork`. When the user closes the tab, the browser asks in its own words. Needs
 * a data router.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { leave } = useMessages();
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [unsaved]);

  const handleConfirm = () => {
    leaving.current = true;
    blocker.proceed?.();
  };

  // The dialog also closes after the user has confirmed. A reset would then cancel the navigation.
  const handleClose = () => {
    if (!leaving.current) blocker.reset?.();
    leaving.current = false;
  };

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={leave.title}
      confirmLabel={leave.confirm}
      cancelLabel={leave.stay}
      onConfirm={handleConfirm}
      onClose={handleClose}
    >
      {leave.text(unsavedWork())}
    </ConfirmDialog>
  );
}
