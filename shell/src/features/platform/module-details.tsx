import type { RegistryEntry } from '@escale/contracts';
import { Box, Card, Flex, Grid, Heading, Text } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/catalogue';

export interface ModuleDetailsProps {
  entry: RegistryEntry;
  badge: ReactNode;
  /** Why the module does not run; `null` while nothing is wrong. */
  problem: string | null;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Box>
      <Text as="dt" tone="muted" fontSize="sm">
        {name}
      </Text>
      <Text as="dd" overflowWrap="anywhere">
        {value}
      </Text>
    </Box>
  );
}

/** One module of the administrators' list. */
export function ModuleDetails({ entry: { live, previous, canary }, badge, problem }: ModuleDetailsProps) {
  const { state } = useMessages();
  const versions = previous.map(({ version }) => version).join(', ');
  return (
    <Card as="li" display="flex" flexDirection="column" gap="3">
      <Flex justifyContent="space-between" alignItems="center" flexWrap="wrap" gap="2">
        <Heading as="h3" size="sm">
          {`${live.label} · ${live.id}`}
        </Heading>
        {badge}
      </Flex>
      {problem !== null && <Text>{problem}</Text>}
      <Grid as="dl" templateColumns="repeat(auto-fit, minmax(min(260px, 100%), 1fr))" gap="3">
        <Fact name={state.version} value={live.version} />
        <Fact name={state.owner} value={`${live.owner.team} (${live.owner.contact})`} />
        <Fact name={state.previous} value={versions === '' ? state.none : versions} />
        {canary && (
          <Fact
            name={state.canary}
            value={state.canaryFor(canary.version.version, canary.percent, canary.users.length)}
          />
        )}
      </Grid>
    </Card>
  );
}
