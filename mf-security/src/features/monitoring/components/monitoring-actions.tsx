import { limits } from '@escale/contracts';
import { Badge, Button, ButtonText } from '@escale/design-system';
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
      <Button
        variant="ghost"
        icon={paused ? 'play' : 'pause'}
        data-tooltip=""
        onClick={() => setPaused(!paused)}
      >
        <ButtonText from="sm">{paused ? m.resume : m.pause}</ButtonText>
      </Button>
      <Button icon="refresh" loading={fetching} data-tooltip="" onClick={() => void refresh()}>
        <ButtonText from="sm">{m.refresh}</ButtonText>
      </Button>
    </>
  );
}
