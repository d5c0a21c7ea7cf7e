import { NumberField } from '@escale/design-system/forms';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { SampleForm } from '../../samples/sample-form';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: {
    accessibility: ['The unit is read with the field. The wheel of a mouse never changes the value.'],
  },
} satisfies GalleryMeta;

export function WithUnit() {
  const texts = useSamples();
  return (
    <SampleForm values={{ delay: 30 }}>
      <NumberField
        name="delay"
        label={texts.delay}
        min={5}
        max={60}
        suffix={texts.minutes}
        hint={texts.delayHint}
      />
    </SampleForm>
  );
}

export function Disabled() {
  const texts = useSamples();
  return (
    <SampleForm values={{ delay: 30 }}>
      <NumberField name="delay" label={texts.delay} suffix={texts.minutes} disabled />
    </SampleForm>
  );
}
