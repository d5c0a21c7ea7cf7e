import { useIsProofAsked, useSessionActions } from '@escale/auth';
import { useEffect } from 'react';

/**
 * Cancels every request for an identity proof, since a standalone module has no dialog for the proof. A call that requires a proof
 * fails with the server's message.
 */
export function GiveUpProof(): null {
  const { proof } = useSessionActions();
  const isAsked = useIsProofAsked();
  useEffect(() => {
    if (isAsked) proof.settle(false);
  }, [isAsked, proof]);
  return null;
}
