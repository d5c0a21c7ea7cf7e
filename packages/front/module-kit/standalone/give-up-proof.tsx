import { useIsProofAsked, useSessionActions } from '@escale/auth';
import { useEffect } from 'react';

/** A standalone module has no dialog for a fresh sign-in: the call that requires one fails with the server's message. */
export function GiveUpProof(): null {
  const { proof } = useSessionActions();
  const isAsked = useIsProofAsked();
  useEffect(() => {
    if (isAsked) proof.settle(false);
  }, [isAsked, proof]);
  return null;
}
