import { Alert, Button } from '@escale/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages/catalogue';
import { NoticeFrame } from './notice-frame';
import { activeOverride, askedOverride, leaveOverride } from './override';
import { platformClient } from './platform-client';
import { runtimeConfigQueryOptions } from './runtime-config';

/** Says on every page that a developer's module stands in for the published one, or that this was refused. */
export function OverrideBanner() {
  const { override } = useMessages();
  const { data: config } = useQuery(runtimeConfigQueryOptions(), platformClient);
  if (askedOverride === null || config === undefined) return null;
  const { id, origin } = askedOverride;
  const active = activeOverride(config) !== null;
  return (
    <NoticeFrame>
      <Alert
        tone={active ? 'warn' : 'bad'}
        title={active ? override.active(id, origin) : override.refused(id, origin)}
        action={
          <Button size="sm" variant="secondary" onClick={leaveOverride}>
            {override.leave}
          </Button>
        }
      >
        {active ? override.activeHint : override.refusedHint}
      </Alert>
    </NoticeFrame>
  );
}
