import { paths } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';
import type { TurnedAwayReason } from '../model/otp-visit';

/** Leads to /login and says why. */
export function TurnedAway({ reason }: { reason: TurnedAwayReason }) {
  const { otp } = useMessages();
  const text = reason === 'silent' ? null : otp[reason];
  useEffect(() => {
    if (text !== null) notify.error(text);
  }, [text]);
  return <Navigate to={paths.login} replace />;
}
