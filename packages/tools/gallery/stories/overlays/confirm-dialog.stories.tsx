import { Button } from '@escale/design-system';
import { ConfirmDialog } from '@escale/design-system/dialog';
import { useState } from 'react';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { pressFirstControl } from '../../samples/press-first-control';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: {
    accessibility: [
      'Role `alertdialog`. The focus goes to the button that cancels, stays inside, and returns to the opener.',
      'Escape cancels, but not while the action runs; a click outside does nothing.',
    ],
  },
  play: pressFirstControl,
} satisfies GalleryMeta;

export function CannotBeUndone() {
  const texts = useSamples();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.remove}</Button>
      <ConfirmDialog
        open={open}
        tone="danger"
        title={texts.deleteTitle}
        confirmLabel={texts.remove}
        onConfirm={() => undefined}
        onClose={() => setOpen(false)}
      >
        {texts.deleteText}
      </ConfirmDialog>
    </>
  );
}

export function WithProgress() {
  const texts = useSamples();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.deactivate}</Button>
      <ConfirmDialog
        open={open}
        title={texts.deactivateTitle}
        confirmLabel={texts.deactivate}
        progress={{ label: texts.deactivate, share: 5 / 12, valueText: texts.progress }}
        unavailableReason={texts.progress}
        onConfirm={() => undefined}
        onClose={() => setOpen(false)}
      >
        {texts.deactivateText}
      </ConfirmDialog>
    </>
  );
}
