import { TextField } from '@escale/design-system/forms';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { SampleForm } from '../../samples/sample-form';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/TextField',
  component: TextField,
  parameters: {
    accessibility: [
      'Label, hint and error belong to the input: they are read when it gets the focus.',
      'After a refused submit the first wrong field has the focus.',
      'Give `autoComplete` for data of the person (WCAG 1.3.5).',
    ],
  },
} satisfies GalleryMeta;

export function WithHint() {
  const texts = useSamples();
  return (
    <SampleForm values={{ email: 'awa@escale.test' }}>
      <TextField
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        hint={texts.profileText}
      />
    </SampleForm>
  );
}

export function Refused() {
  const texts = useSamples();
  return (
    <SampleForm values={{ email: 'awa@' }} errors={{ email: texts.invalidEmail }}>
      <TextField name="email" label={texts.email} type="email" autoComplete="email" />
    </SampleForm>
  );
}

export function ReadOnly() {
  const texts = useSamples();
  return (
    <SampleForm values={{ name: texts.awa }}>
      <TextField name="name" label={texts.name} readOnly />
    </SampleForm>
  );
}
