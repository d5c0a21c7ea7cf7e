import { styled, TextLink, useAddressParams, VisuallyHidden } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

/** The filter by address in the address of the page. */
export const addressParameter = 'ip';

const Address = styled('bdi', { base: { fontVariantNumeric: 'tabular-nums' } });

export interface AddressLinkProps {
  address: string;
  tone?: 'plain';
  onFollow?: () => void;
}

/** An address, as the link to all that the audit log has of it; plain where that is what is shown. */
export function AddressLink({ address, tone, onFollow }: AddressLinkProps) {
  const { filterBy } = useMessages().audit;
  const [params] = useAddressParams();
  const shown = <Address translate="no">{address}</Address>;
  if (address === '' || params.get(addressParameter) === address) return shown;
  const search = String(new URLSearchParams({ onglet: 'audit', [addressParameter]: address }));
  return (
    <TextLink
      to={{ pathname: '/security', search }}
      {...(tone && { tone })}
      {...(onFollow && { onClick: onFollow })}
    >
      {shown}
      <VisuallyHidden> {filterBy}</VisuallyHidden>
    </TextLink>
  );
}
