import type { ModuleCard as CardDescription, ModuleDescriptor } from '@escale/contracts';
import { Badge, Box, Card, Flex, Heading, Icon, IconBadge, styled, Text } from '@escale/design-system';
import { useId, type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { CardFigure } from './card-figure';

export interface ModuleCardProps {
  descriptor: ModuleDescriptor;
  card: CardDescription;
  /** Grid columns of the card, by breakpoint. */
  gridColumn: ComponentProps<typeof Card>['gridColumn'];
  /** The status of the module, as an attribute for tests; it is not displayed. */
  kind: string;
  /** The status of the module; `null` if the status needs no mention. */
  badge: ReactNode;
  /** Why the module does not run; `null` if it runs. */
  problem: string | null;
  /** Called when the user points at or focuses the card. */
  onPointOrFocus: () => void;
  onOpen: () => void;
}

/** Makes the whole card clickable while the accessible name stays short. */
const wholeCardStyle = {
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
} as const;

const OpenLink = styled('a', { base: wholeCardStyle });
const SoonButton = styled('button', { base: { ...wholeCardStyle, cursor: 'not-allowed' } });

/**
 * On a phone, the parts of a card are cells of the card's grid: icon, title above figure, arrow. The description takes the whole
 * width below.
 */
const unboxedOnPhone = { base: 'contents', md: 'flex' } as const;
const fullRow = { gridColumn: '1 / -1', marginTop: { base: '2', md: '0' } } as const;

/** Renders the card of an available module (§2): a link, so that the user can also open the module in a new tab. */
export function ModuleCard(props: ModuleCardProps) {
  const { descriptor, card, gridColumn, kind, badge, problem, onPointOrFocus, onOpen } = props;
  const descriptionId = useId();
  const badgeId = useId();
  const hasFigure = (card.figure ?? descriptor.contributions) !== undefined;

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
      interactive
      gridColumn={gridColumn}
      position="relative"
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="auto minmax(0, 1fr) auto"
      flexDirection="column"
      columnGap="3.5"
      rowGap={{ md: '3.5' }}
      padding={{ base: '4', md: '5' }}
      minHeight={{ md: '168px' }}
      data-status={kind}
    >
      <Flex display={unboxedOnPhone} justifyContent="space-between" alignItems="flex-start">
        <Box gridRow="1 / span 2">
          <IconBadge icon={card.icon} tone="accent" size="lg" />
        </Box>
        {badge !== null && (
          <Box as="span" id={badgeId} gridRow="3" {...fullRow}>
            {badge}
          </Box>
        )}
      </Flex>
      <Box display={{ base: 'contents', md: 'block' }}>
        {/* On a phone, a card with a figure keeps the second row free for it, so that nothing moves when the figure arrives. */}
        <Heading
          size="sm"
          gridColumn="2"
          gridRow={hasFigure ? '1' : '1 / span 2'}
          alignSelf={hasFigure ? 'end' : 'center'}
        >
          <OpenLink
            href={descriptor.path}
            aria-describedby={badge === null ? descriptionId : `${badgeId} ${descriptionId}`}
            onMouseEnter={onPointOrFocus}
            onFocus={onPointOrFocus}
            onClick={handleClick}
            onKeyDown={handleKeyDown}
          >
            {card.label}
          </OpenLink>
        </Heading>
        <Text
          id={descriptionId}
          tone="muted"
          fontSize={{ base: 'sm', md: 'md' }}
          lineClamp={{ base: 2, md: 'none' }}
          gridRow="4"
          {...fullRow}
        >
          {card.description}
        </Text>
        {problem !== null && (
          <Text fontSize="sm" gridRow="5" gridColumn="1 / -1" marginTop="2">
            {problem}
          </Text>
        )}
      </Box>
      <Flex
        display={unboxedOnPhone}
        marginTop="auto"
        minHeight="7"
        justifyContent="space-between"
        alignItems="center"
        gap="3"
      >
        <Box minWidth="0" gridColumn="2" gridRow="2" minHeight={{ base: hasFigure ? '6' : '0', md: '0' }}>
          {hasFigure && <CardFigure descriptor={descriptor} />}
        </Box>
        <Flex color="fg.muted" gridColumn="3" gridRow="1 / span 2" alignSelf="center" aria-hidden>
          <Icon name="arrow-right" size={17} />
        </Flex>
      </Flex>
    </Card>
  );
}

export interface SoonCardProps extends Pick<ModuleCardProps, 'card' | 'gridColumn' | 'onOpen'> {
  /** The text of the badge: why the module does not open. */
  badge: string;
}

/**
 * Renders the card of an announced (§2) or withdrawn module, less prominent than the other cards. Its
 * button is marked as disabled (`aria-disabled`), but a click still calls `onOpen`.
 */
export function SoonCard({ card, badge, gridColumn, onOpen }: SoonCardProps) {
  const descriptionId = useId();
  const badgeId = useId();
  return (
    <Card
      as="li"
      muted
      position="relative"
      display="flex"
      alignItems="flex-start"
      gap="3.5"
      padding="4"
      gridColumn={gridColumn}
    >
      <IconBadge icon={card.icon} tone="neutral" size="sm" />
      <Box flex="1" minWidth="0">
        <Heading size="sm" color="fg.muted">
          <SoonButton
            type="button"
            aria-disabled
            aria-describedby={`${badgeId} ${descriptionId}`}
            onClick={onOpen}
          >
            {card.label}
          </SoonButton>
        </Heading>
        <Text id={descriptionId} tone="muted" fontSize="sm" marginBlockEnd="2">
          {card.description}
        </Text>
        <span id={badgeId}>
          <Badge tone="neutral">{badge}</Badge>
        </span>
      </Box>
    </Card>
  );
}
