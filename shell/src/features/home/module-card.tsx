import type { ModuleCard as CardDescription, ModuleDescriptor } from '@escale/contracts';
import { Badge, Box, Card, Flex, Heading, Icon, Text } from '@escale/design-system';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useMessages } from '../../messages/catalogue';

export interface ModuleCardProps {
  descriptor: ModuleDescriptor;
  card: CardDescription;
  onOpen: () => void;
}

/** One card of the home (§2). It stays a link, so that it opens in a new tab as links do; space activates it too. */
export function ModuleCard({ descriptor, card, onOpen }: ModuleCardProps) {
  const { home } = useMessages();
  const soon = card.status === 'coming-soon';

  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' && !(soon && event.key === 'Enter')) return;
    event.preventDefault();
    onOpen();
  };

  return (
    <Card
      as={soon ? 'div' : 'a'}
      {...(soon ? { role: 'link', tabIndex: 0, 'aria-disabled': true } : { href: descriptor.path })}
      interactive={!soon}
      dashed={soon}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      display="flex"
      flexDirection="column"
      gap="3.5"
      minHeight="168px"
      padding="5"
    >
      <Flex justifyContent="space-between" alignItems="flex-start">
        <Flex
          width="44px"
          height="44px"
          borderRadius="md"
          alignItems="center"
          justifyContent="center"
          background={soon ? 'bg.subtle' : 'accent.soft'}
          color={soon ? 'fg.muted' : 'accent'}
        >
          <Icon name={card.icon} size={22} />
        </Flex>
        {soon && <Badge tone="neutral">{home.comingSoon}</Badge>}
      </Flex>
      <Box>
        <Heading as="h2" size="sm" color={soon ? 'fg.muted' : 'fg'}>
          {card.label}
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {card.description}
        </Text>
      </Box>
      {!soon && (
        <Flex marginTop="auto" justifyContent="space-between" color="fg.muted" fontSize="xs" aria-hidden>
          {home.open}
          <Icon name="arrow-right" size={17} />
        </Flex>
      )}
    </Card>
  );
}
