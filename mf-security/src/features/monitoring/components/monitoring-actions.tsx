import { limits } from '@escale/contracts';
import { Badge, Button } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import type { Monitoring } from '../model/use-monitoring';

/** Renders auto-refresh badge, pause button and manual refresh (§2). */
export function MonitoringActions({ monitoring }: { monitoring: Monitoring }) {
  const m = useMessages();
  const { paused, setPaused, fetching, refresh } = monitoring;
  return (
    <>
      <span role="status">
        <Badge dot tone={paused ? 'warn' : 'ok'}>
          {paused ? m.paused : m.autoRefresh(limits.refetchMs / 1_000)}
        </Badge>
      </span>
      <Button variant="ghost" onClick={() => setPaused(!paused)}>
        {paused ? m.resume : m.pause}
      </Button>
      <Button icon="refresh" loading={fetching} onClick={() => void refresh()}>
        {m.refresh}
      </Button>
    </>
  );
}
