import { Alert, Badge, Box, Card, Grid, Heading, Section, Skeleton } from '@escale/design-system';
import { useRealtime } from '@escale/realtime';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { useConnectionToasts } from '../model/use-connection-toasts';
import { Feed } from './feed';
import { LiveCounts } from './live-counts';

/** The first connection is usually established within this time. */
const usualWaitMs = 3_000;

/** Returns true once the usual time for the first connection has passed, connected or not. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), usualWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}

/** Renders the real-time block (§2 'Dashboard'): state of the connection, counts, feed. */
export function LiveBlock() {
  const { live } = useMessages();
  const { status, feed, lastOnline } = useRealtime();
  useConnectionToasts();
  const connected = status === 'connected';
  const isLate = useIsLate();
  const isLost = !connected && (lastOnline !== null || isLate);

  return (
    <Section
      plain
      headingSize="md"
      title={live.heading}
      aside={
        <span role="status">
          <Badge dot tone={connected ? 'ok' : isLost ? 'bad' : 'neutral'}>
            {connected ? live.connected : live.disconnected}
          </Badge>
        </span>
      }
    >
      <Grid gap="4" templateColumns={{ base: '1fr', lg: '1fr 2fr' }}>
        <LiveCounts />
        <Card>
          <Heading as="h3" size="sm" marginBlockEnd="2">
            {live.feed}
          </Heading>
          {isLost && (
            <Box marginBlockEnd="2">
              <Alert tone="warn">{live.disconnectedText}</Alert>
            </Box>
          )}
          {connected || feed.length > 0 ? <Feed events={feed} /> : !isLost && <Skeleton height="16" />}
        </Card>
      </Grid>
    </Section>
  );
}
