import { ActiveSessionsLink } from '@escale/user-ui/sessions';
import { Card, ScrollRow, styled, TextLink, VisuallyHidden } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { useFigures, type FigureSources } from '../model/use-figures';

const Segment = styled('div', {
  base: {
    position: 'relative',
    flex: { base: '1 0 auto', md: '1 1 0' },
    paddingBlock: '1.5',
    paddingInline: '3',
    lineHeight: 'tight',
    whiteSpace: { base: 'nowrap', md: 'normal' },
    '& + &': { borderInlineStartWidth: '1px', borderColor: 'border' },
    '&:has(a):hover': { background: 'bg.subtle' },
    '& a': { textDecoration: 'none', _focusVisible: { outline: 'none' } },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
    '& a:focus-visible::after': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  },
});

const Value = styled('div', {
  base: { fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
});
const Detail = styled('div', { base: { fontSize: '2xs', color: 'fg.muted' } });
const Label = styled('div', { base: { fontSize: 'xs', color: 'fg.muted' } });

/**
 * Two figures with similar labels: only their details tell them apart (readings, 'Truth on
 * screen').
 */
const figuresWithDetail: ReadonlySet<string> = new Set(['activeSessions', 'activeUsers']);

/**
 * Renders the five figures in one row above the content; on a phone, the row scrolls sideways. Most figures link to the view that
 * lists what they count.
 */
export function StatStrip(props: FigureSources) {
  const { stats: m } = useMessages();
  return (
    <Card padded={false} overflow="clip" marginBlockEnd="2">
      <ScrollRow as="section" aria-label={m.heading}>
        {useFigures(props).map(({ id, label, value, detail, tone, search }) => (
          <Segment key={id} role="group" aria-label={label}>
            <Value color={tone ?? 'fg'}>{value}</Value>
            <Label>
              {search === undefined ? (
                label
              ) : (
                <TextLink to={{ search }} tone="muted">
                  {label}
                </TextLink>
              )}
            </Label>
            {figuresWithDetail.has(id) && <Detail>{detail}</Detail>}
            {id === 'activeSessions' && (
              <ActiveSessionsLink>
                {(text) => (
                  <TextLink to="/security/sessions">
                    <VisuallyHidden>{text}</VisuallyHidden>
                  </TextLink>
                )}
              </ActiveSessionsLink>
            )}
          </Segment>
        ))}
      </ScrollRow>
    </Card>
  );
}
