import { Alert, Button } from '@escale/design-system';
import { useLateMessages } from '../../messages/late';
import { NoticeFrame } from './notice-frame';

export interface OverrideBannerProps {
  id: string;
  origin: string;
  /** False: the deployment refuses the override. */
  active: boolean;
  onLeave: () => void;
}

/** Says that a developer's module replaces the published one in this tab, or that the deployment refuses this. */
export function OverrideBanner({ id, origin, active, onLeave }: OverrideBannerProps) {
  const { override } = useLateMessages();
  return (
    <NoticeFrame>
      <Alert
        tone={active ? 'warn' : 'bad'}
        title={active ? override.active(id, origin) : override.refused(id, origin)}
        action={
          <Button size="sm" variant="secondary" onClick={onLeave}>
            {override.leave}
          </Button>
        }
      >
        {active ? override.activeHint : override.refusedHint}
      </Alert>
    </NoticeFrame>
  );
}
