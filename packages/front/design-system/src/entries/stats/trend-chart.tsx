import type { CSSProperties } from 'react';
import { Box, VisuallyHidden } from '../../core/layout/primitives';
import { styled } from '../../core/theme/styled';
import { textTools, useLocale } from '@escale/i18n';
import { useMessages } from '../../core/messages';
import { chartTop } from './chart-top';
import { toneColors } from './tone-colors';
import { TrendTable } from './trend-table';
import type { TrendChartProps, TrendPoint } from './trend-types';

/** Paper shows the table, the last child, instead of the chart, whose bars are buttons and backgrounds. */
const Root = styled('div', {
  base: {
    _print: {
      '& > :not(:last-child)': { display: 'none' },
      '& > :last-child': { position: 'static', clip: 'auto', width: 'auto', height: 'auto', margin: '0' },
      '& table': { width: 'full', textAlign: 'start' },
      '& caption': { display: 'none' },
    },
  },
});

const Legend = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    fontSize: 'xs',
    color: 'fg.muted',
    '& span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& i': { width: '8px', height: '8px', borderRadius: '2px' },
  },
});

/** Scrolls the chart instead of the page if the columns do not fit. Columns have a minimum width, so that users can hit them. */
const Scroller = styled('div', { base: { overflowX: 'auto', contain: 'inline-size' } });

/** Gives the columns (`--count`) and the labels below them the same width, after the figures of the scale (`--scale-room`). */
const Chart = styled('div', {
  base: {
    '--scale-room': { base: '{sizes.6}', sm: '{sizes.7}' },
    minWidth: 'calc(var(--count) * {sizes.6} + var(--scale-room))',
  },
});

const Plot = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    marginBlockStart: '3',
    paddingInlineStart: 'var(--scale-room)',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: 'border.strong',
    backgroundImage: 'linear-gradient({colors.border} 1px, transparent 1px)',
    backgroundSize: '100% 50%',
  },
});

const Column = styled('div', {
  base: {
    display: 'flex',
    flex: '1 1 0',
    minWidth: '0',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: '2px',
    paddingInline: '2px',
    '&:hover, &:is(:focus-visible, [data-focus-visible])': { background: 'bg.subtle' },
  },
  variants: {
    notCovered: {
      true: {
        backgroundImage: 'repeating-linear-gradient(135deg, {colors.border} 0 1px, transparent 1px 7px)',
      },
    },
  },
});

const NoDataSample = styled('i', {
  base: {
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    backgroundImage: 'repeating-linear-gradient(135deg, {colors.border.strong} 0 1px, transparent 1px 3px)',
  },
});

const Bar = styled('div', {
  base: { flex: '1 1 0', minWidth: '0', maxWidth: '18px', borderRadius: '3px 3px 0 0' },
});

const ScaleFigure = styled('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    fontSize: '2xs',
    color: 'fg.muted',
    lineHeight: 'none',
    paddingInline: '1',
    background: 'bg.panel',
    transform: 'translateY(-50%)',
    fontVariantNumeric: 'tabular-nums',
  },
});

const TimeLabels = styled('div', {
  base: {
    display: 'flex',
    marginBlockStart: '1.5',
    paddingInlineStart: 'var(--scale-room)',
    fontSize: '2xs',
    color: 'fg.muted',
    '& span': {
      flex: '1 1 0',
      minWidth: '0',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      overflow: 'visible',
      display: 'flex',
      justifyContent: 'center',
    },
  },
});

const maxTimeLabels = 7;

/** Renders counts over time as grouped bars; as a table for assistive technology. */
export function TrendChart({ label, series, points, onSelect, height = 180 }: TrendChartProps) {
  const { language } = useLocale();
  const texts = useMessages();
  const top = chartTop(points.flatMap(({ values }) => values ?? []));
  const everyNth = Math.max(1, Math.ceil(points.length / maxTimeLabels));
  const write = (value: number) => textTools(language).number(value);
  const describePoint = ({ label: moment, values }: TrendPoint) =>
    values === null
      ? `${moment} · ${texts.notCovered}`
      : `${moment} · ${series.map((one, index) => texts.labelled(one.label, write(values[index] ?? 0))).join(' · ')}`;
  const buttonProps = (point: TrendPoint, place: number) =>
    onSelect !== undefined &&
    point.values !== null && {
      as: 'button' as const,
      type: 'button' as const,
      cursor: 'pointer',
      'aria-label': describePoint(point),
      onClick: () => onSelect(place),
    };
  return (
    <Root>
      <Legend aria-hidden>
        {series.map(({ label: name, tone }) => (
          <span key={name}>
            <Box as="i" background={toneColors[tone].strong} />
            {name}
          </span>
        ))}
        {points.some(({ values }) => values === null) && (
          <span>
            <NoDataSample />
            {texts.notCovered}
          </span>
        )}
      </Legend>
      <Scroller>
        <Chart style={{ '--count': points.length } as CSSProperties}>
          <Plot height={`${height}px`} aria-hidden={onSelect === undefined}>
            {points.map((point, place) => (
              <Column
                key={`${place} ${point.label}`}
                data-tooltip={describePoint(point)}
                notCovered={point.values === null}
                {...buttonProps(point, place)}
              >
                {point.values !== null &&
                  series.map(({ label: name, tone }, index) => {
                    const value = point.values?.[index] ?? 0;
                    return (
                      <Bar
                        key={name}
                        background={toneColors[tone].strong}
                        opacity={value > 0 ? 1 : 0.35}
                        style={{ height: value > 0 ? `max(3px, ${(value / top) * 100}%)` : '1px' }}
                      />
                    );
                  })}
              </Column>
            ))}
            <ScaleFigure aria-hidden insetBlockStart="0">
              {write(top)}
            </ScaleFigure>
            <ScaleFigure aria-hidden insetBlockStart="50%">
              {write(top / 2)}
            </ScaleFigure>
          </Plot>
          <TimeLabels aria-hidden>
            {points.map(({ label: moment }, index) => (
              <span key={`${index} ${moment}`}>{index % everyNth === 0 ? moment : ''}</span>
            ))}
          </TimeLabels>
        </Chart>
      </Scroller>
      <VisuallyHidden>
        <TrendTable label={label} series={series} points={points} write={write} />
      </VisuallyHidden>
    </Root>
  );
}
