import { Alert, Badge, Box, Card, Grid, Heading, Section } from '@escale/design-system';
import { useRealtime } from '@escale/realtime';
import { useMessages } from '../../../messages/catalogue';
import { useConnectionToasts } from '../model/use-connection-toasts';
import { Feed } from './feed';
import { LiveCounts } from './live-counts';

/** Renders the real-time block (§2 'Dashboard'): state of the connection, counts, feed. */
export function LiveBlock() {
  const { live } = useMessages();
  const { status, feed } = useRealtime();
  useConnectionToasts();
  const connected = status === 'connected';

  return (
    <Section
      plain
      headingSize="md"
      title={live.heading}
      aside={
        <span role="status">
          <Badge dot tone={connected ? 'ok' : 'bad'}>
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
          {!connected && (
            <Box marginBlockEnd="2">
              <Alert tone="warn">{live.disconnectedText}</Alert>
            </Box>
          )}
          <Feed events={feed} />
        </Card>
      </Grid>
    </Section>
  );
}
