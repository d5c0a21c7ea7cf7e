import { styled, TextLink, useAddressParams, VisuallyHidden } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';

/** Name of the URL parameter that filters the audit log by an IP address. */
export const addressParameter = 'ip';

const Address = styled('bdi', { base: { fontVariantNumeric: 'tabular-nums' } });

export interface AddressLinkProps {
  address: string;
  tone?: 'plain';
  onFollow?: () => void;
}

/** Renders an IP address as a link to its audit log entries, or as plain text if those entries are already shown. */
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
