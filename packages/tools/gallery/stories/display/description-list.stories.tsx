import { Badge, Card, DescriptionList } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import type { Samples } from '../../samples/fr';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  parameters: {
    accessibility: ['A `dl`: screen readers say how many pairs there are, and each term with its details.'],
  },
} satisfies GalleryMeta;

const itemsOf = (texts: Samples) => [
  { term: texts.name, details: texts.awa },
  { term: texts.role, details: texts.admin },
  { term: texts.status, details: <Badge tone="ok">{texts.active}</Badge> },
];

export function Stacked() {
  const texts = useSamples();
  return <DescriptionList items={itemsOf(texts)} />;
}

export function Columns() {
  const texts = useSamples();
  return <DescriptionList layout="columns" items={itemsOf(texts)} />;
}

export function Table() {
  const texts = useSamples();
  return (
    <Card maxWidth="24rem">
      <DescriptionList layout="table" items={itemsOf(texts)} />
    </Card>
  );
}
