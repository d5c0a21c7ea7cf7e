import { CodeField } from '@escale/design-system/forms';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { SampleForm } from '../../samples/sample-form';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/CodeField',
  component: CodeField,
  parameters: {
    accessibility: [
      'One input, drawn as boxes: screen readers meet one field, and a code can be pasted or filled in by the device.',
      'Digits run from left to right in every language.',
    ],
  },
} satisfies GalleryMeta;

export function HalfTyped() {
  const texts = useSamples();
  return (
    <SampleForm values={{ code: '492' }}>
      <CodeField name="code" label={texts.code} length={6} hint={texts.codeHint} />
    </SampleForm>
  );
}

export function Refused() {
  const texts = useSamples();
  return (
    <SampleForm values={{ code: '492013' }} errors={{ code: texts.wrongCode }}>
      <CodeField name="code" label={texts.code} length={6} />
    </SampleForm>
  );
}
