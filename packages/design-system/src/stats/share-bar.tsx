import { Box, styled, VisuallyHidden } from '@escale/design-system';
import { useLocale } from '@escale/i18n';
import { toneColors, type ShareTone } from './tone-colors';

export interface SharePart {
  label: string;
  value: number;
  /** `rest` for the remainder of the whole: drawn as the empty track, and absent from the legend. */
  tone: ShareTone;
}

export interface ShareBarProps {
  /** Name of the whole. */
  label: string;
  parts: readonly SharePart[];
  /** The card already shows the figures: the legend is for assistive technology only. */
  legendHidden?: boolean;
}

const Bar = styled('div', {
  base: {
    display: 'flex',
    gap: '2px',
    height: '8px',
    marginBlockStart: '3',
    borderRadius: 'full',
    overflow: 'hidden',
    background: 'border',
  },
});

const Legend = styled('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '0.5',
    margin: '0',
    marginBlockStart: '2',
    padding: '0',
    listStyle: 'none',
    fontSize: 'xs',
    color: 'fg.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

const Swatch = styled('i', {
  base: { width: '8px', height: '8px', borderRadius: '2px', flexShrink: 0 },
});

/** Renders the parts of a whole as one bar; the list under it is its text equivalent ('2 Super Admin', '5 Admin'…). */
export function ShareBar({ label, parts, legendHidden = false }: ShareBarProps) {
  const { language } = useLocale();
  const named = parts.filter(({ tone }) => tone !== 'rest');
  const legend = (
    <Legend aria-label={label}>
      {named.map(({ label: name, value, tone }) => (
        <li key={name}>
          <Swatch aria-hidden background={toneColors[tone].strong} />
          {`${value.toLocaleString(language)} ${name}`}
        </li>
      ))}
    </Legend>
  );
  return (
    <div>
      <Bar aria-hidden>
        {parts.map(({ label: name, value, tone }) =>
          value > 0 ? (
            <Box
              key={name}
              flex={`${value} 1 0`}
              minWidth={tone === 'rest' ? '0' : '4px'}
              background={toneColors[tone].strong}
            />
          ) : null,
        )}
      </Bar>
      {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
    </div>
  );
}
