import { Card } from '@escale/design-system';
import { TrendChart, type TrendPoint } from '@escale/design-system/stats';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import type { Samples } from '../../samples/fr';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Data/TrendChart',
  component: TrendChart,
  parameters: {
    accessibility: [
      'The bars are hidden; a table with the same figures is read in their place.',
      'With `onSelect` each moment is a button that says its figures.',
      'Moments that the data does not cover are hatched, not only pale.',
    ],
  },
} satisfies GalleryMeta;

const points: readonly TrendPoint[] = [
  { label: '06:00', values: null },
  { label: '07:00', values: [12, 0] },
  { label: '08:00', values: [41, 3] },
  { label: '09:00', values: [27, 1] },
  { label: '10:00', values: [18, 6] },
  { label: '11:00', values: [9, 0] },
];
const seriesOf = (texts: Samples) => [
  { label: texts.signIns, tone: 'info' as const },
  { label: texts.refusals, tone: 'bad' as const },
];

export function TwoSeries() {
  const texts = useSamples();
  return (
    <Card>
      <TrendChart label={texts.signInsPerHour} series={seriesOf(texts)} points={points} />
    </Card>
  );
}

export function MomentsAreButtons() {
  const texts = useSamples();
  return (
    <Card>
      <TrendChart
        label={texts.signInsPerHour}
        series={seriesOf(texts)}
        points={points}
        height={110}
        onSelect={() => undefined}
      />
    </Card>
  );
}
