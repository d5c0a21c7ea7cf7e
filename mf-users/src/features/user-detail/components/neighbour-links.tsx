import { Flex, IconButton, Text, usePageNavigate } from '@escale/design-system';
import { useMessages } from '../../../messages/catalogue';
import { neighbours, type ListTrail } from '../../../shared/list-trail';

export interface NeighbourLinksProps {
  userId: string;
  trail: ListTrail;
  /** Query string of the page's address, so that the next user opens at the same tab. */
  search: string;
}

/**
 * Renders buttons that open the previous and the next user of the list from which the page was opened, and the position in that
 * list.
 */
export function NeighbourLinks({ userId, trail, search }: NeighbourLinksProps) {
  const { detail } = useMessages();
  const navigate = usePageNavigate();
  const found = neighbours(trail, userId);
  if (found === null) return null;
  const open = (id: string | undefined) => () => {
    if (id !== undefined)
      void navigate(
        { pathname: `/users/${encodeURIComponent(id)}`, search },
        { replace: true, state: { trail } },
      );
  };
  return (
    <Flex as="nav" aria-label={detail.neighbours} alignItems="center" gap="1">
      <IconButton
        icon="chevron-left"
        variant="secondary"
        size="md"
        label={detail.previous}
        disabled={found.previous === undefined}
        onClick={open(found.previous)}
      />
      <Text as="span" tone="muted" fontSize="sm" tabular whiteSpace="nowrap" paddingInline="1.5">
        {detail.place(found.place, trail.total)}
      </Text>
      <IconButton
        icon="chevron-right"
        variant="secondary"
        size="md"
        label={detail.next}
        disabled={found.next === undefined}
        onClick={open(found.next)}
      />
    </Flex>
  );
}
