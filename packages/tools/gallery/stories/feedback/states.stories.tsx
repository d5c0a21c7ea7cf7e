import { Button, EmptyState, ErrorState } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Feedback/EmptyState and ErrorState',
  component: ErrorState,
  parameters: {
    accessibility: [
      'An error is announced at once (role `alert`); an empty state is read where it stands.',
      'The button to try again keeps the focus while it runs.',
    ],
  },
} satisfies GalleryMeta;

export function Empty() {
  const texts = useSamples();
  return (
    <EmptyState
      icon="users"
      title={texts.empty}
      description={texts.emptyText}
      actions={
        <Button variant="primary" icon="user-plus">
          {texts.add}
        </Button>
      }
    />
  );
}

export function Failed() {
  const texts = useSamples();
  return <ErrorState title={texts.failed} description={texts.failedText} onRetry={() => undefined} />;
}

export function TryingAgain() {
  const texts = useSamples();
  return <ErrorState title={texts.failed} onRetry={() => undefined} retrying />;
}
