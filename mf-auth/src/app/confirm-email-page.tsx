import { paths } from '@escale/contracts';
import { AddressConfirmed } from '../features/email-change/components/address-confirmed';
import { ConfirmAddress } from '../features/email-change/components/confirm-address';
import { InvalidConfirmation } from '../features/email-change/components/invalid-confirmation';
import { useLinkView } from '../session/use-link-view';

/** /confirm-email: confirms a user's own new address once they press the button. */
export function ConfirmEmailPage() {
  const view = useLinkView(paths.confirmEmail);
  switch (view.kind) {
    case 'ask':
      return <ConfirmAddress token={view.token} />;
    case 'done':
      return <AddressConfirmed />;
    case 'invalid':
      return <InvalidConfirmation />;
  }
}
