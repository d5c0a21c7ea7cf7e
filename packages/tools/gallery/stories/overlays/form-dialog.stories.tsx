import { Button } from '@escale/design-system';
import { FormDialog } from '@escale/design-system/dialog';
import { SubmitButton, TextField } from '@escale/design-system/forms';
import { useState } from 'react';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { pressFirstControl } from '../../samples/press-first-control';
import { SampleForm } from '../../samples/sample-form';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Overlays/FormDialog',
  component: FormDialog,
  parameters: {
    accessibility: [
      'Role `dialog`, named by its title. The first empty field has the focus; what was typed survives a click outside.',
    ],
  },
  play: pressFirstControl,
} satisfies GalleryMeta;

export function WithOneField() {
  const texts = useSamples();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.invite}</Button>
      <FormDialog
        open={open}
        title={texts.inviteTitle}
        description={texts.inviteText}
        onClose={() => setOpen(false)}
      >
        <SampleForm values={{ email: '' }}>
          <TextField name="email" label={texts.email} type="email" autoComplete="off" />
          <SubmitButton>{texts.invite}</SubmitButton>
        </SampleForm>
      </FormDialog>
    </>
  );
}
