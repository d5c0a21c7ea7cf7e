import { ErrorLine } from '@escale/design-system/forms/core';
import { FieldFrame, Input, useField } from '@escale/design-system/forms';
import { Icon } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { SampleForm } from '../../samples/sample-form';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/FieldFrame',
  component: FieldFrame,
  parameters: {
    accessibility: [
      'For a field of your own: pass the ids of `useField` on to the input, as below, and it is read with its hint and error.',
    ],
  },
} satisfies GalleryMeta;

function ContainerField() {
  const texts = useSamples();
  const field = useField('container', true);
  return (
    <FieldFrame field={field} label={texts.containers} hint={texts.containersText}>
      <Input id={field.id} defaultValue="MSCU 482913-7" aria-describedby={field.describedBy} dir="ltr" />
    </FieldFrame>
  );
}

export function FieldOfYourOwn() {
  return (
    <SampleForm values={{}}>
      <ContainerField />
    </SampleForm>
  );
}

export function ErrorAlone() {
  const texts = useSamples();
  return (
    <ErrorLine>
      <Icon name="alert" size={16} />
      <span>{texts.required}</span>
    </ErrorLine>
  );
}
