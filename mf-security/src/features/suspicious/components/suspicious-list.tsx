import { limits, type AuditEntry } from '@escale/contracts';
import { Box, Button, EmptyState, Flex, notify, styled, Text } from '@escale/design-system';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { sortUnseenFirst, type SuspiciousActivity } from '../../../suspicion/suspicious-activities';
import type { SeenActivities } from '../model/use-seen-activities';
import { SuspiciousItem } from './suspicious-item';

const List = styled('ul', {
  base: { listStyle: 'none', margin: '0', padding: '0', containerType: 'inline-size' },
});

export interface SuspiciousListProps {
  activities: readonly SuspiciousActivity[];
  seenActivities: SeenActivities;
  /** The number of activities shown at first, in each of the two lists; ten by default (§9). */
  maxShown?: number;
  now: Date;
  onOpen: (entry: AuditEntry) => void;
}

/**
 * Lists suspicious activities by account and cause, unseen before seen and the most severe first
 * (§3, §9). First sign-ins on a device, which are ordinary, are in a second list, collapsed if
 * there are other activities.
 */
export function SuspiciousList({ activities, seenActivities, maxShown, now, onOpen }: SuspiciousListProps) {
  const { suspicious: m, tabs } = useMessages();
  const [limit, setLimit] = useState<number>(maxShown ?? limits.suspiciousMax);
  const [unfolded, setUnfolded] = useState(false);
  const { root, keepFocus } = useFocusAfterMark();
  if (activities.length === 0)
    return <EmptyState icon="shield" headingLevel="h3" title={m.empty} description={m.emptyText} />;

  const sorted = sortUnseenFirst(activities, seenActivities.isSeen);
  const severe = sorted.filter(({ severity }) => severity !== 'low');
  const low = sorted.filter(({ severity }) => severity === 'low');
  const unseen = sorted.filter((activity) => !seenActivities.isSeen(activity));

  const handleMarkAll = () => {
    seenActivities.setSeen(unseen, true);
    root.current?.focus();
    notify.success(m.allMarked(unseen.length), {
      action: { label: m.undo, onRun: () => seenActivities.setSeen(unseen, false) },
    });
  };
  const itemsOf = (some: readonly SuspiciousActivity[]) =>
    some.map((activity) => (
      <SuspiciousItem
        key={activity.id}
        activity={activity}
        isSeen={seenActivities.isSeen(activity)}
        now={now}
        onMark={() => {
          keepFocus();
          seenActivities.setSeen([activity], !seenActivities.isSeen(activity));
        }}
        onOpen={onOpen}
      />
    ));
  const renderShowOthers = (some: readonly SuspiciousActivity[]) =>
    limit < some.length && (
      <Button size="sm" variant="ghost" onClick={() => setLimit(Infinity)}>
        {m.showOthers(some.length - limit)}
      </Button>
    );

  return (
    <Box ref={root} tabIndex={-1} outline="none">
      {unseen.length > 1 && (
        <Flex
          justifyContent="space-between"
          alignItems="center"
          columnGap="4"
          rowGap="1"
          marginBlockEnd="1"
          flexWrap="wrap"
        >
          <Text tone="muted">{m.unseen(unseen.length)}</Text>
          <Button size="sm" icon="check" onClick={handleMarkAll}>
            {m.markAll}
          </Button>
        </Flex>
      )}
      {severe.length > 0 && (
        <>
          <List aria-label={tabs.suspicious}>{itemsOf(severe.slice(0, limit))}</List>
          {renderShowOthers(severe)}
        </>
      )}
      {low.length > 0 && severe.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          iconEnd={unfolded ? 'chevron-up' : 'chevron-down'}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {m.firstSignIns(low.length)}
        </Button>
      )}
      {low.length > 0 && (unfolded || severe.length === 0) && (
        <>
          <List aria-label={m.types.NEW_DEVICE}>{itemsOf(low.slice(0, limit))}</List>
          {renderShowOthers(low)}
        </>
      )}
    </Box>
  );
}

/** Keeps the focus at the same position: a marked activity moves down the list, and the next activity gets the focus. */
function useFocusAfterMark() {
  const root = useRef<HTMLDivElement>(null);
  const place = useRef(-1);
  const marks = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-mark]') ?? [])];
  useEffect(() => {
    const at = place.current;
    place.current = -1;
    if (at !== -1) marks()[at]?.focus();
  });
  const keepFocus = () => {
    place.current = marks().findIndex((mark) => mark === document.activeElement);
  };
  return { root, keepFocus };
}
