import {
  HStack,
  PageSkeleton,
  PageSpinner,
  Skeleton,
  Spinner,
  SpinnerRing,
  Stack,
} from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Feedback/Loading',
  component: Spinner,
  parameters: {
    accessibility: [
      'Spinners have a text in a status region; skeletons are hidden, so say what is loading once, beside them.',
      'With reduced motion nothing turns or pulses.',
    ],
  },
} satisfies GalleryMeta;

export function Spinners() {
  const texts = useSamples();
  return (
    <HStack gap="5">
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" label={texts.loadingUsers} />
      <SpinnerRing aria-hidden />
    </HStack>
  );
}

export function Skeletons() {
  return (
    <Stack gap="3" maxWidth="20rem">
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton height="24" borderRadius="xl" />
    </Stack>
  );
}

export function WholePage() {
  const texts = useSamples();
  return <PageSkeleton label={texts.loadingUsers} />;
}

export function InPlaceOfAPage() {
  const texts = useSamples();
  return <PageSpinner label={texts.loadingUsers} />;
}
