import { useIsProofAsked, useSessionActions } from '@escale/auth';
import { useEffect } from 'react';

/**
 * Cancels each request for a fresh sign-in, since a standalone module has no dialog for it: the call that requires one fails with
 * the server's message.
 */
export function GiveUpProof(): null {
  const { proof } = useSessionActions();
  const isAsked = useIsProofAsked();
  useEffect(() => {
    if (isAsked) proof.settle(false);
  }, [isAsked, proof]);
  return null;
}
