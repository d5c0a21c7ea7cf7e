import { Card } from '../../core/display/card';
import { IconBadge } from '../../core/display/icon-badge';
import { Skeleton } from '../../core/display/skeleton';
import type { Tone } from '../../core/display/tone';
import type { IconName } from '../../core/icon/icon';
import { styled } from '../../core/theme/styled';
import { useId, type ReactNode } from 'react';
import { toneColors } from './tone-colors';

export interface StatCardProps {
  label: string;
  /** The formatted figure. */
  value: ReactNode;
  /** A line that explains the figure. */
  detail?: ReactNode;
  /** Colour of figure and icon. The text must convey the meaning as well. */
  tone?: Tone | undefined;
  icon?: IconName;
  /** A small chart under the figure (`ShareBar`). */
  chart?: ReactNode;
  /** A link to the counted entries; a click anywhere on the card follows the link. */
  link?: ReactNode;
  /** Shows a skeleton instead of the figure. */
  loading?: boolean;
}

const TopRow = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    // From 1024 to 1279 px, every label has room for two lines, so that the figures of all cards in the row stay level.
    minHeight: { lg: '10', xl: '0' },
    // On a phone, the label needs the room of the icon.
    '& > span': { display: { smDown: 'none' } },
  },
});

const Label = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' } });

const Figure = styled('p', {
  base: {
    marginBlockStart: '1.5',
    // Small enough on a narrow card for an amount with its unit to fit without a break inside a word.
    fontSize: { base: 'xl', sm: '3xl' },
    fontWeight: 'bold',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** Hidden if `link` renders nothing, as for a user who may not open the linked page. */
const LinkSlot = styled('div', {
  base: {
    fontSize: 'sm',
    marginBlockStart: '1.5',
    '&:empty': { display: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
  },
});

const Detail = styled('div', { base: { color: 'fg.muted', fontSize: 'sm', marginBlockStart: '1.5' } });

/** Renders a card with one figure (role `group`, named by the label). */
export function StatCard(props: StatCardProps) {
  const { label, value, detail, tone, icon, chart, link, loading = false } = props;
  const id = useId();
  const colors = toneColors[tone ?? 'neutral'];
  return (
    <Card
      role="group"
      aria-labelledby={id}
      aria-busy={loading || undefined}
      padding="min(1rem, 3.3vw)"
      position="relative"
    >
      <TopRow>
        <Label id={id}>{label}</Label>
        {icon && <IconBadge icon={icon} tone={tone} size="xs" />}
      </TopRow>
      <Figure color={tone === undefined || tone === 'neutral' ? 'fg' : colors.strong}>
        {loading ? <Skeleton as="span" display="block" width="16" height="1.2em" /> : value}
      </Figure>
      {loading ? <LoadingContent detail={detail !== undefined} chart={chart !== undefined} /> : chart}
      {!loading && detail !== undefined && <Detail>{detail}</Detail>}
      {link !== undefined && <LinkSlot>{link}</LinkSlot>}
    </Card>
  );
}

function LoadingContent({ detail, chart }: { detail: boolean; chart: boolean }) {
  return (
    <>
      {chart && <Skeleton height="8px" marginBlockStart="3" borderRadius="full" />}
      {(detail || chart) && <Skeleton height="1.2em" width="70%" marginBlockStart="2" />}
    </>
  );
}
