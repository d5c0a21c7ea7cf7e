import { usePageNavigate } from '@escale/design-system';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** True for the navigation state that opens the page in edit mode (readings, 'Users'). */
function asksForEditMode(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'editMode' in state && state.editMode === true;
}

/**
 * Returns the page's mode, view or edit (§4 'Detail page mode'). Navigation state may request edit mode; the request is then
 * removed from the history entry, so that a reload does not repeat it. The request has no effect if the user may not edit.
 */
export function useEditMode(mayEdit: boolean) {
  const navigate = usePageNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const asked = asksForEditMode(state);
  const [editing, setEditing] = useState(asked);
  /** A key of the page's forms: when the user cancels, a new key discards unsaved edits. */
  const [resetKey, setResetKey] = useState(0);

  useEffect(() => {
    if (!asked) return;
    const rest = Object.entries(state as object).filter(([name]) => name !== 'editMode');
    const remainingState = rest.length > 0 ? Object.fromEntries(rest) : null;
    void navigate(pathname + search, { replace: true, state: remainingState });
  }, [asked, navigate, pathname, search, state]);

  return {
    editing: editing && mayEdit,
    resetKey,
    begin: () => setEditing(true),
    finish: () => setEditing(false),
    cancel: () => {
      setEditing(false);
      setResetKey((before) => before + 1);
    },
  };
}
