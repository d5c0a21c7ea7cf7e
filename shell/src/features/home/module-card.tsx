import type { ModuleCard as CardDescription, ModuleDescriptor } from '@escale/contracts';
import { Badge, Box, Card, Flex, Heading, Icon, IconBadge, styled, Text } from '@escale/design-system';
import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useMessages } from '../../messages/catalogue';

export interface ModuleCardProps {
  descriptor: ModuleDescriptor;
  card: CardDescription;
  /** Its status, `null` for one that needs no mention. */
  badge: ReactNode;
  /** Why the module does not run; `null` while nothing is wrong. */
  problem: string | null;
  /** The user points at the card or focuses it. */
  onApproach: () => void;
  onOpen: () => void;
}

/** Makes the whole card clickable while the accessible name stays short. */
const spread = {
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
} as const;

const OpenLink = styled('a', { base: spread });
const SoonButton = styled('button', { base: { ...spread, cursor: 'not-allowed' } });

/**
 * One card of the home (§2): a link, so that it also opens in a new tab; a disabled button while the module is
 * announced.
 */
export function ModuleCard({ descriptor, card, badge, problem, onApproach, onOpen }: ModuleCardProps) {
  const { home } = useMessages();
  const descriptionId = useId();
  const badgeId = useId();
  const soon = card.status === 'coming-soon';

  const handleClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };

  return (
    <Card
      as="li"
      interactive={!soon}
      muted={soon}
      position="relative"
      display="flex"
      flexDirection="column"
      gap="3.5"
      minHeight="168px"
    >
      <Flex justifyContent="space-between" alignItems="flex-start">
        <IconBadge icon={card.icon} tone={soon ? 'neutral' : 'accent'} size="lg" />
        {soon ? (
          <span id={badgeId}>
            <Badge tone="neutral">{home.comingSoon}</Badge>
          </span>
        ) : (
          badge !== null && <span id={badgeId}>{badge}</span>
        )}
      </Flex>
      <Box>
        <Heading size="sm" color={soon ? 'fg.muted' : 'fg'}>
          {soon ? (
            <SoonButton
              type="button"
              aria-disabled
              aria-describedby={`${badgeId} ${descriptionId}`}
              onClick={onOpen}
            >
              {card.label}
            </SoonButton>
          ) : (
            <OpenLink
              href={descriptor.path}
              aria-describedby={`${badgeId} ${descriptionId}`}
              onMouseEnter={onApproach}
              onFocus={onApproach}
              onClick={handleClick}
              onKeyDown={handleKeyDown}
            >
              {card.label}
            </OpenLink>
          )}
        </Heading>
        <Text id={descriptionId} tone="muted">
          {card.description}
        </Text>
        {problem !== null && (
          <Text marginTop="2" fontSize="sm">
            {problem}
          </Text>
        )}
      </Box>
      {!soon && (
        <Flex marginTop="auto" justifyContent="space-between" color="fg.muted" fontSize="sm" aria-hidden>
          {home.open}
          <Icon name="arrow-right" size={17} />
        </Flex>
      )}
    </Card>
  );
}
