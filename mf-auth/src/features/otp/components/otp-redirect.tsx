import { paths } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '../../../messages/catalogue';
import type { OtpRedirectReason } from '../model/otp-state';

/** Redirects to /login, with a toast unless the reason is silent. */
export function OtpRedirect({ reason }: { reason: OtpRedirectReason }) {
  const { otp } = useMessages();
  const text = reason === 'silent' ? null : otp[reason];
  useEffect(() => {
    if (text !== null) notify.error(text);
  }, [text]);
  return <Navigate to={paths.login} replace />;
}
