import { paths } from '@escale/contracts';
import { AddressConfirmedScreen } from '../features/email-change/components/address-confirmed';
import { ConfirmAddress } from '../features/email-change/components/confirm-address';
import { InvalidConfirmationScreen } from '../features/email-change/components/invalid-confirmation';
import { useLinkView } from '../session/use-link-view';

/** Renders /confirm-email, where a user confirms their own new address with a button. */
export function ConfirmEmailPage() {
  const view = useLinkView(paths.confirmEmail);
  switch (view.kind) {
    case 'ask':
      return <ConfirmAddress token={view.token} />;
    case 'done':
      return <AddressConfirmedScreen />;
    case 'invalid':
      return <InvalidConfirmationScreen />;
  }
}
