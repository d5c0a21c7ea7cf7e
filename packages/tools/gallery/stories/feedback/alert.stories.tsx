import { Alert, Button, Stack } from '@escale/design-system';
import type { GalleryMeta } from '../../storybook/gallery-meta';
import { useSamples } from '../../samples/use-samples';

export default {
  title: 'Feedback/Alert',
  component: Alert,
  parameters: {
    accessibility: [
      '`bad` interrupts (role `alert`), the others wait (role `status`): show them when they become true, so that they are announced once.',
    ],
  },
} satisfies GalleryMeta;

export function Tones() {
  const texts = useSamples();
  return (
    <Stack gap="3">
      <Alert tone="ok">{texts.saved}</Alert>
      <Alert>{texts.userGuide}</Alert>
      <Alert tone="warn">{texts.expiring}</Alert>
      <Alert tone="bad" title={texts.refused}>
        {texts.refusedText}
      </Alert>
    </Stack>
  );
}

export function WithAnAction() {
  const texts = useSamples();
  return (
    <Alert
      tone="warn"
      title={texts.offline}
      icon="wifi-off"
      action={
        <Button size="sm" icon="refresh">
          {texts.refresh}
        </Button>
      }
    >
      {texts.offlineText}
    </Alert>
  );
}
