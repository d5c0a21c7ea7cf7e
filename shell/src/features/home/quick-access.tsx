import { usePermissions } from '@escale/auth';
import { actionsOf, type ModuleDescriptor } from '@escale/contracts';
import { Flex, Section, styled, Text, TextLink } from '@escale/design-system';
import { useMessages } from './messages/catalogue';

const List = styled('ul', {
  base: { listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '3' },
});

/** Renders the actions of available modules to which the user has the right. */
export function QuickAccess({ descriptors }: { descriptors: readonly ModuleDescriptor[] }) {
  const texts = useMessages();
  const permissions = usePermissions();
  const actions = descriptors
    .filter(({ card }) => card?.status === 'available')
    .flatMap((module) =>
      actionsOf(module)
        .filter(({ right }) => permissions.missing(module.id, right) === null)
        .map((action) => ({ ...action, module })),
    );
  if (actions.length === 0) return null;
  return (
    <Section title={texts.quickAccess}>
      <List>
        {actions.map(({ id, label, path, module }) => (
          <Flex
            as="li"
            key={`${module.id}:${id}`}
            justifyContent="space-between"
            flexWrap="wrap"
            columnGap="4"
          >
            <TextLink to={path}>{label}</TextLink>
            <Text tone="muted" fontSize="sm">
              {module.label}
            </Text>
          </Flex>
        ))}
      </List>
    </Section>
  );
}
