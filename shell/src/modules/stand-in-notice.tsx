import type { ModuleDescriptor } from '@escale/contracts';
import { Alert, Button } from '@escale/design-system';
import { useMessages } from '../messages/catalogue';
import { NoticeFrame } from './notice-frame';
import { faultReason } from './fault-words';
import type { Replaced } from './recovery';

export interface StandInNoticeProps {
  running: ModuleDescriptor;
  replaced: Replaced;
  onRetry: () => void;
}

/** Says that a previous version of the module is on the page, and why. */
export function StandInNotice({ running, replaced, onRetry }: StandInNoticeProps) {
  const { module } = useMessages();
  return (
    <NoticeFrame>
      <Alert
        tone="warn"
        title={module.standIn(running.label, running.version)}
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {module.retryNewest}
          </Button>
        }
      >
        {module.standInReason(replaced.descriptor.version, faultReason(replaced.fault))}
      </Alert>
    </NoticeFrame>
  );
}
