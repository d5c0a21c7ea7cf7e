import { ActiveSessionsLink } from '@escale/user-ui/sessions';
import { styled, TextLink } from '@escale/design-system';
import { StatCard } from '@escale/design-system/stats';
import { useMessages } from '../../../messages/catalogue';
import { useFigures, type FigureSources } from '../model/use-figures';

/**
 * On a phone, the cards form one row that scrolls sideways. In rows of three, the last two cards
 * fill the second row, which otherwise would have a gap.
 */
const Cards = styled('section', {
  base: {
    display: { base: 'flex', md: 'grid' },
    gap: { base: '2.5', md: '4' },
    marginBlockEnd: { base: '3', md: '6' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'thin',
    _print: { flexWrap: 'wrap', overflow: 'visible' },
    gridTemplateColumns: { md: 'repeat(6, 1fr)', lg: 'repeat(5, 1fr)' },
    '& > *': { flex: '0 0 9rem', gridColumn: { md: 'span 2', lg: 'auto' } },
    '& > :nth-last-child(-n + 2)': { gridColumn: { md: 'span 3', lg: 'auto' } },
  },
});

const AddressLine = styled('span', {
  base: {
    display: 'flex',
    whiteSpace: 'pre',
    '& > bdi': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

/** Renders the five figures as cards. */
export function StatCards(props: FigureSources) {
  const { stats: m } = useMessages();
  return (
    <Cards aria-label={m.heading}>
      {useFigures(props).map(({ id, detail, account, label, value, tone }) => (
        <StatCard
          key={id}
          label={label}
          value={value}
          tone={tone}
          detail={account === undefined ? detail : <OneLine text={detail} address={account} />}
          link={
            id === 'activeSessions' && (
              <ActiveSessionsLink>
                {(text) => <TextLink to="/security/sessions">{text}</TextLink>}
              </ActiveSessionsLink>
            )
          }
        />
      ))}
    </Cards>
  );
}

/** Renders a text with an address on one line. A long address is truncated at its end, in every language. */
function OneLine({ text, address }: { text: string; address: string }) {
  const [before, after] = text.split(address);
  return (
    <AddressLine>
      {before}
      <bdi dir="ltr" translate="no" data-tooltip="">
        {address}
      </bdi>
      {after}
    </AddressLine>
  );
}
