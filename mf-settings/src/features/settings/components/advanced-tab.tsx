import { Badge, Button, DescriptionList, Flex, Stack, Text } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { SettingsSection } from './settings-section';

const maintenanceActions = [
  { id: 'backup', icon: 'database' },
  { id: 'logs', icon: 'file-text' },
  { id: 'users', icon: 'download' },
] as const;

/** Renders static system information and unavailable actions (§2 'Settings'). */
export function AdvancedTab() {
  const m = useMessages();
  return (
    <Stack gap="4">
      <SettingsSection
        title={m.system}
        description={m.systemHint}
        aside={<Badge tone="warn">{m.example}</Badge>}
      >
        <DescriptionList
          gap="4"
          gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)' }}
          items={[
            { term: m.version, details: <Text fontWeight="medium">{m.versionValue}</Text> },
            {
              term: m.database,
              details: (
                <Flex alignItems="center" flexWrap="wrap" gap="2" fontWeight="medium">
                  {m.databaseValue}
                  <Badge tone="neutral">{m.connected}</Badge>
                </Flex>
              ),
            },
          ]}
        />
      </SettingsSection>
      <SettingsSection title={m.maintenance} description={m.maintenanceHint}>
        <Flex gap="3" flexWrap="wrap">
          {maintenanceActions.map(({ id, icon }) => (
            <Button key={id} icon={icon} unavailableReason={m.unavailable}>
              {m.action[id]}
            </Button>
          ))}
        </Flex>
      </SettingsSection>
    </Stack>
  );
}
