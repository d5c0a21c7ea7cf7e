import { ProgressBar, Stack } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: {
    accessibility: [
      'Its label names the task. Say the count in words beside it: the bar alone is not announced.',
    ],
  },
} satisfies GalleryMeta;

export function Shares() {
  const { loadingUsers } = useSamples();
  return (
    <Stack gap="3">
      {[0, 0.4, 1].map((share) => (
        <ProgressBar key={share} label={loadingUsers} share={share} />
      ))}
    </Stack>
  );
}
