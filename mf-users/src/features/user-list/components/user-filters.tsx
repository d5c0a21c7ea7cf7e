import { Box, Button, Flex, Icon, lowWindow, ScrollRow, styled } from '@escale/design-system';
import { useVocabulary } from '@escale/i18n';
import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../../messages/catalogue';
import { quickFilters, type QuickFilter } from '../model/quick-filters';
import type { FilterState } from '../model/use-list-filters';

const Chip = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    [lowWindow]: { minHeight: '7' },
    paddingInline: { base: '2', sm: '3' },
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'full',
    background: 'bg.panel',
    fontSize: { base: 'xs', sm: 'sm' },
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { background: 'bg.subtle', borderColor: 'border.control' },
    '&[aria-pressed=true], &[data-set]': {
      background: 'accent.soft',
      borderColor: 'accent',
      color: 'accent',
    },
    '&[data-unknown]': { background: 'warn.soft', borderColor: 'warn', color: 'warn' },
  },
});

/**
 * On a phone, one line that scrolls sideways; on wider screens, the filters wrap. From the
 * breakpoint `xl` up, they are beside search and tools.
 */
const QuickFilters = styled(ScrollRow, {
  base: {
    flexWrap: { base: 'nowrap', sm: 'wrap' },
    gap: '2',
    order: { base: 1, xl: 0 },
    flexGrow: { base: 1, sm: 0 },
    flexBasis: { base: '8rem', sm: '100%', xl: 'auto' },
    minWidth: '0',
    // Room for the focus ring, which the scroll container would clip.
    overflowX: { base: 'auto', sm: 'visible' },
    margin: { base: '-1', sm: '0' },
    padding: { base: '1', sm: '0' },
    '& > *': { flexShrink: 0 },
  },
});

const Count = styled('span', {
  base: {
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '[aria-pressed=true] > &': { color: 'inherit' },
  },
});

export interface UserFiltersProps {
  filter: FilterState;
  /** The menu of saved views, at the start of the line. */
  views: ReactNode;
  /** The number of users that each filter matches; undefined until the list is loaded. */
  counts: Record<QuickFilter, number> | undefined;
}

/** Renders the quick filters, and a chip for each filter that is set or ignored. */
export function UserFilters({ filter, views, counts }: UserFiltersProps) {
  const { filters: texts, count } = useMessages().list;
  const { shortRoles, statuses } = useVocabulary();
  const { filters, ignored, change, clear } = filter;
  const group = useRef<HTMLDivElement>(null);
  /** Moves the focus before a filter disappears together with the focused control. */
  const keepFocus = () => group.current?.querySelector('button')?.focus();
  const set = [
    filters.question !== '' && { id: 'question' as const, text: texts.questions[filters.question] },
    filters.role !== '' && { id: 'role' as const, text: texts.printed(texts.role, shortRoles[filters.role]) },
    filters.status !== '' && {
      id: 'status' as const,
      text: texts.printed(texts.status, statuses[filters.status]),
    },
  ].filter((chip) => chip !== false);
  return (
    <Box ref={group} role="group" aria-label={texts.label} display="contents">
      <QuickFilters>
        {views}
        {quickFilters.map((question) => (
          <Chip
            key={question}
            type="button"
            aria-pressed={filters.question === question}
            onClick={() => change({ question: filters.question === question ? '' : question })}
          >
            {texts.questions[question]} {counts && <Count>{count(counts[question])}</Count>}
          </Chip>
        ))}
      </QuickFilters>
      {(set.length > 0 || ignored.length > 0) && (
        // The chips are on a separate line below the tools, so that a new chip does not shift the tools.
        <Flex gap="2" flexWrap="wrap" order={2} flexBasis="100%">
          {set.map(({ id, text }) => (
            <Chip
              key={id}
              type="button"
              data-set
              aria-label={texts.remove(text)}
              onClick={() => {
                keepFocus();
                change({ [id]: '' });
              }}
            >
              {text} <Icon name="close" size={14} />
            </Chip>
          ))}
          {ignored.map(({ kind, value }) => (
            <Chip key={kind + value} as="span" role="status" data-unknown cursor="default">
              {texts.ignored[kind](value)}
            </Chip>
          ))}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              keepFocus();
              clear();
            }}
          >
            {texts.clear}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
