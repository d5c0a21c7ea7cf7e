import { Button, notify, ToastHost } from '@escale/design-system';
import { useEffect } from 'react';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { pressFirstControl } from '../../samples/press-first-control';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Overlays/Toast',
  component: ToastHost,
  parameters: {
    docs: {
      description: {
        component:
          'Short messages in a corner: `notify.success(text)`, also outside React. The shell renders the one `ToastHost`.',
      },
    },
    accessibility: [
      'Errors and warnings interrupt (role `alert`), the others wait (role `status`); Alt+T moves the focus to them.',
      'The time stops while the pointer or the focus is on a toast. What it offers is never reachable there alone.',
    ],
  },
  play: pressFirstControl,
} satisfies GalleryMeta;

export function Tones() {
  const texts = useSamples();
  useEffect(() => () => notify.dismiss(), []);
  const stay = { duration: 600_000 };
  const show = () => {
    notify.success(texts.saved, { ...stay, detail: texts.savedDetail });
    notify.info(texts.userGuide, stay);
    notify.warning(texts.expiring, { ...stay, action: { label: texts.next, onRun: () => undefined } });
    notify.error(texts.refused, { ...stay, detail: texts.refusedText });
  };
  return (
    <>
      <Button onClick={show}>{texts.notifications}</Button>
      <ToastHost />
    </>
  );
}
