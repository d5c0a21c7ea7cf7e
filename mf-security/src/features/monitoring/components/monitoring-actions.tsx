import { limits } from '@escale/contracts';
import { Badge, Box, Button, ButtonText } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import type { Monitoring } from '../model/use-monitoring';

/** Renders auto-refresh badge, pause button and manual refresh (§2). */
export function MonitoringActions({ monitoring }: { monitoring: Monitoring }) {
  const m = useMessages();
  const { paused, setPaused, fetching, refresh } = monitoring;
  const seconds = limits.refetchMs / 1_000;
  return (
    <>
      <span role="status">
        <Badge dot tone={paused ? 'warn' : 'ok'}>
          <Box as="span" srOnly={{ base: true, lg: false }}>
            {paused ? m.paused : m.autoRefresh(seconds)}
          </Box>
          <Box as="span" aria-hidden display={{ base: 'inline', lg: 'none' }}>
            {paused ? m.pausedShort : m.autoRefreshShort(seconds)}
          </Box>
        </Badge>
      </span>
      <Button
        variant="ghost"
        icon={paused ? 'play' : 'pause'}
        data-tooltip=""
        onClick={() => setPaused(!paused)}
      >
        <ButtonText from="lg">{paused ? m.resume : m.pause}</ButtonText>
      </Button>
      <Button icon="refresh" loading={fetching} data-tooltip="" onClick={() => void refresh()}>
        <ButtonText from="lg">{m.refresh}</ButtonText>
      </Button>
    </>
  );
}
