import { Badge, Button, Flex, Stack, styled } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { Section } from './section';

const Facts = styled('dl', {
  base: {
    display: 'grid',
    gap: '4',
    margin: '0',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, 1fr)' },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '2',
      margin: '0',
      fontWeight: 'medium',
    },
  },
});

const actions = [
  { id: 'backup', icon: 'database' },
  { id: 'logs', icon: 'file-text' },
  { id: 'users', icon: 'download' },
] as const;

/** Static facts and buttons that do nothing (§2 'Settings'). */
export function AdvancedTab() {
  const m = useMessages();
  return (
    <Stack gap="4">
      <Section title={m.system} hint={m.systemHint}>
        <Facts>
          <div>
            <dt>{m.version}</dt>
            <dd>{m.versionValue}</dd>
          </div>
          <div>
            <dt>{m.database}</dt>
            <dd>
              {m.databaseValue}
              <Badge tone="ok" dot>
                {m.connected}
              </Badge>
            </dd>
          </div>
        </Facts>
      </Section>
      <Section title={m.maintenance} hint={m.maintenanceHint}>
        <Flex gap="3" flexWrap="wrap">
          {actions.map(({ id, icon }) => (
            <Button key={id} icon={icon} unavailableReason={m.unavailable}>
              {m.action[id]}
            </Button>
          ))}
        </Flex>
      </Section>
    </Stack>
  );
}
