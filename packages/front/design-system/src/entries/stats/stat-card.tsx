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
  /** Colour of the figure and its icon; the text must carry the meaning too. */
  tone?: Tone | undefined;
  icon?: IconName;
  /** A small chart under the figure (`ShareBar`). */
  chart?: ReactNode;
  /** A link to the counted entries; the whole card is its target. */
  link?: ReactNode;
  /** The figure is not known yet: a skeleton of its size is shown. */
  loading?: boolean;
}

const Top = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2' },
});

const Label = styled('p', { base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' } });

const Figure = styled('p', {
  base: {
    marginBlockStart: '1.5',
    // A narrow card still fits a currency and its unit without breaking a word.
    fontSize: { base: 'xl', sm: '3xl' },
    fontWeight: 'bold',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
});

/** Empty if the link has no target. */
const LinkSlot = styled('div', {
  base: {
    fontSize: 'sm',
    marginBlockStart: '1.5',
    '&:empty': { display: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: '0' },
  },
});

const Detail = styled('div', { base: { color: 'fg.muted', fontSize: 'sm', marginBlockStart: '1.5' } });

/** Renders one figure with its name (role `group`, named by the label). */
export function StatCard(props: StatCardProps) {
  const { label, value, detail, tone, icon, chart, link, loading = false } = props;
  const id = useId();
  const colors = toneColors[tone ?? 'neutral'];
  return (
    <Card role="group" aria-labelledby={id} aria-busy={loading || undefined} padding="4" position="relative">
      <Top>
        <Label id={id}>{label}</Label>
        {icon && <IconBadge icon={icon} tone={tone} size="xs" />}
      </Top>
      <Figure color={tone === undefined || tone === 'neutral' ? 'fg' : colors.strong}>
        {loading ? <Skeleton as="span" display="block" width="16" height="1.2em" /> : value}
      </Figure>
      {loading ? <Waiting detail={detail !== undefined} chart={chart !== undefined} /> : chart}
      {!loading && detail !== undefined && <Detail>{detail}</Detail>}
      {link !== undefined && <LinkSlot>{link}</LinkSlot>}
    </Card>
  );
}

function Waiting({ detail, chart }: { detail: boolean; chart: boolean }) {
  return (
    <>
      {chart && <Skeleton height="8px" marginBlockStart="3" borderRadius="full" />}
      {(detail || chart) && <Skeleton height="1.2em" width="70%" marginBlockStart="2" />}
    </>
  );
}
