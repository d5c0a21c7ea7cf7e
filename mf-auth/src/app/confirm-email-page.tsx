import { paths } from '@escale/contracts';
import { usePageNavigate } from '@escale/design-system';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { AddressConfirmed } from '../features/email-change/components/address-confirmed';
import { ConfirmAddress } from '../features/email-change/components/confirm-address';
import { InvalidConfirmation } from '../features/email-change/components/invalid-confirmation';
import { confirmationInQuery, readConfirmView } from '../features/email-change/model/confirm-view';

/** /confirm-email: moves the link from the address bar into the history entry, where it survives a reload. */
export function ConfirmEmailPage() {
  const location = useLocation();
  const navigate = usePageNavigate();
  const { search } = location;

  useEffect(() => {
    const link = confirmationInQuery(search);
    if (link !== null) void navigate(paths.confirmEmail, { replace: true, state: link });
  }, [search, navigate]);

  const view = readConfirmView(location);
  switch (view.kind) {
    case 'ask':
      return <ConfirmAddress token={view.token} />;
    case 'done':
      return <AddressConfirmed />;
    case 'invalid':
      return <InvalidConfirmation />;
  }
}
