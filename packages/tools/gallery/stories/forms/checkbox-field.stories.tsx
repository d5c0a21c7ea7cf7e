import { CheckboxField } from '@escale/design-system/forms';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { SampleForm } from '../../samples/sample-form';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/CheckboxField',
  component: CheckboxField,
  parameters: {
    accessibility: [
      "The browser's own checkbox; its label is part of the target.",
      'For what takes effect with the submit of the form. What takes effect at once is a `Switch`.',
    ],
  },
} satisfies GalleryMeta;

export function OnAndOff() {
  const texts = useSamples();
  return (
    <SampleForm values={{ remember: true, notify: false }}>
      <CheckboxField name="remember" label={texts.remember} />
      <CheckboxField name="notify" label={texts.notifications} />
    </SampleForm>
  );
}
