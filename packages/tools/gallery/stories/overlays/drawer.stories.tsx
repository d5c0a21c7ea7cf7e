import { Button, DescriptionList } from '@escale/design-system';
import { Drawer } from '@escale/design-system/drawer';
import { useState } from 'react';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { pressFirstControl } from '../../samples/press-first-control';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: {
    accessibility: [
      'Role `dialog`, named by its title; Escape, the button and a click outside close it, and the focus returns.',
      'It comes from the end side: from the left in Arabic.',
    ],
  },
  play: pressFirstControl,
} satisfies GalleryMeta;

export function Details() {
  const texts = useSamples();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.view}</Button>
      <Drawer open={open} title={texts.sessionDetails} onClose={() => setOpen(false)}>
        <DescriptionList
          items={[
            { term: texts.name, details: texts.awa },
            { term: texts.device, details: 'Chrome 142, Linux' },
            { term: texts.lastSeen, details: texts.never },
          ]}
        />
      </Drawer>
    </>
  );
}
