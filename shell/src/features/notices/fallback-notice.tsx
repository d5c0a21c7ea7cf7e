import type { ModuleDescriptor } from '@escale/contracts';
import { Alert, Button } from '@escale/design-system';
import { useRareMessages } from './messages/rare/catalogue';
import { NoticeFrame } from './notice-frame';

export interface FallbackNoticeProps {
  /** The fallback version that is shown. */
  running: ModuleDescriptor;
  /** The version that did not start. */
  replaced: ModuleDescriptor;
  reason: string;
  onRetry: () => void;
}

/** Reports that the page shows a fallback version of the module, and why. */
export function FallbackNotice({ running, replaced, reason, onRetry }: FallbackNoticeProps) {
  const { fallback } = useRareMessages();
  return (
    <NoticeFrame>
      <Alert
        tone="warn"
        title={fallback.title(running.label, running.version)}
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {fallback.retry}
          </Button>
        }
      >
        {fallback.reason(replaced.version, reason)}
      </Alert>
    </NoticeFrame>
  );
}
