import { Stack } from '@escale/design-system';
import { Form, SubmitButton, TextField, useSchemaForm } from '@escale/design-system/forms';
import { object, string } from 'yup';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import type { Samples } from '../../samples/fr';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Forms/Form',
  component: Form,
  parameters: {
    accessibility: [
      'Errors appear with the first submit, not while the user is still typing; the first wrong field gets the focus.',
      'Give a `label` where no heading names the form. `steady` keeps the lines of errors free, so that nothing moves.',
    ],
  },
} satisfies GalleryMeta;

const schema = object({
  name: string().required('required'),
  email: string().required('required').email('invalidEmail'),
});

export function WithASchema() {
  const texts = useSamples();
  const form = useSchemaForm({
    schema,
    defaultValues: { name: texts.awa, email: '' },
    translate: (key) => texts[key as keyof Samples],
  });
  return (
    <Form form={form} label={texts.profile} onSubmit={() => undefined}>
      <Stack gap="5" maxWidth="26rem">
        <TextField name="name" label={texts.name} autoComplete="name" />
        <TextField name="email" label={texts.email} type="email" autoComplete="email" />
        <SubmitButton>{texts.save}</SubmitButton>
      </Stack>
    </Form>
  );
}
