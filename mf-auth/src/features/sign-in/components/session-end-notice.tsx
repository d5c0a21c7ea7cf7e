import { paths, sessionEndReason, type SessionEndNavigationState } from '@escale/contracts';
import { Alert, Box, usePageNavigate } from '@escale/design-system';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';

/**
 * Reports why the user's session ended. The reason comes in the navigation state, which no link can forge. The notice removes that
 * state from the history entry, so that a reload does not show the notice again.
 */
export function SessionEndNotice() {
  const { sessionEnd } = useMessages();
  const state = useLocation().state as Partial<SessionEndNavigationState> | null;
  const [ended] = useState(state);
  const navigate = usePageNavigate();
  const isNew = state?.sessionEnded === true;

  useEffect(() => {
    if (isNew) void navigate(paths.login, { replace: true });
  }, [isNew, navigate]);

  if (ended?.sessionEnded !== true) return null;
  const reason = sessionEndReason(ended.reason);
  return (
    <Box marginBlockEnd="6">
      <Alert>{reason === undefined ? sessionEnd.unknown : sessionEnd.reasons[reason]}</Alert>
    </Box>
  );
}
