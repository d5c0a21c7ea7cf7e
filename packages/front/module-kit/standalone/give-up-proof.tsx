import { useIsProofAsked, useSessionActions } from '@escale/auth';
import { useEffect } from 'react';

/** A module alone has no dialog for a fresh sign-in: the call that asks for one fails with what the server says. */
export function GiveUpProof(): null {
  const { proof } = useSessionActions();
  const isAsked = useIsProofAsked();
  useEffect(() => {
    if (isAsked) proof.settle(false);
  }, [isAsked, proof]);
  return null;
}
