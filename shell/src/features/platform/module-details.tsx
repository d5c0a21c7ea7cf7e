import type { RegistryEntry } from '@escale/contracts';
import { Card, DescriptionList, Flex, Heading, Text } from '@escale/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/catalogue';

export interface ModuleDetailsProps {
  entry: RegistryEntry;
  badge: ReactNode;
  /** Why the module does not run; `null` while nothing is wrong. */
  problem: string | null;
}

/** One module on the status page. */
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
      <DescriptionList
        gridTemplateColumns="repeat(auto-fit, minmax(min(260px, 100%), 1fr))"
        items={[
          { term: state.version, details: live.version },
          { term: state.owner, details: `${live.owner.team} (${live.owner.contact})` },
          { term: state.previous, details: versions === '' ? state.none : versions },
          ...(canary
            ? [
                {
                  term: state.canary,
                  details: state.canaryFor(canary.version.version, canary.percent, canary.users.length),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
