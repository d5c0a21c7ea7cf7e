import { TextLink, useUnsavedWork } from '@escale/design-system';
import { LeaveGuard } from '@escale/design-system/dialog';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { pressFirstControl } from '../../samples/press-first-control';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Overlays/LeaveGuard',
  component: LeaveGuard,
  parameters: {
    accessibility: ['The recommended answer is to stay; it is named by what it does, not "OK".'],
  },
  play: pressFirstControl,
} satisfies GalleryMeta;

export function WithUnsavedWork() {
  const texts = useSamples();
  useUnsavedWork(true, texts.profile);
  return (
    <>
      <TextLink to="/users">{texts.backToUsers}</TextLink>
      <LeaveGuard unsaved />
    </>
  );
}
