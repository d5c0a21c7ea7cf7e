import { Button } from '../../../core/actions/button';
import { ButtonText } from '../../../core/actions/button-text';
import { IconButton } from '../../../core/actions/icon-button';
import { styled } from '../../../core/theme/styled';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../messages';
import type { BulkAction } from '../data-table-types';

interface BulkBarProps {
  label: string;
  rows: readonly object[];
  /** Number of selected rows that do not match the search. */
  unmatchedCount: number;
  actions: readonly BulkAction<object>[];
  onExport: () => void;
  onDeselectUnmatched: () => void;
  onClear: () => void;
  /** Called when the bar disappears while the focus is inside. Must be a stable function. */
  onFocusLost: () => void;
}

const Bar = styled('div', {
  base: {
    _print: { display: 'none' },
    position: 'sticky',
    insetBlockEnd: '3',
    zIndex: '3',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: { base: '1.5', sm: '2' },
    margin: '3',
    paddingBlock: '2.5',
    paddingInline: { base: '3', sm: '3.5' },
    borderRadius: 'lg',
    background: 'ink',
    borderWidth: '1px',
    borderColor: { base: 'ink', _dark: 'ink.soft' },
    color: 'ink.fg',
    animation: 'fade-in 0.12s',
    '& button': {
      background: 'ink.mid',
      borderColor: 'ink.soft',
      color: 'ink.fg',
      '&:hover:not([aria-disabled=true])': {
        background: 'ink.soft',
        borderColor: 'ink.muted',
        color: 'ink.fg',
      },
      _focusVisible: { outlineColor: 'ink.fg' },
      '&[data-tone=danger]': { color: 'ink.bad' },
    },
  },
});

const Body = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    columnGap: '3',
    flex: { base: '1 1 100%', lg: '0 1 auto' },
    marginInlineEnd: 'auto',
  },
});
/** On a narrow screen, the buttons share one row, which scrolls sideways on a phone. */
const Buttons = styled('div', {
  base: {
    display: { base: 'flex', lg: 'contents' },
    flex: '1 1 100%',
    gap: '1.5',
    overflowX: 'auto',
    // Room for the focus ring, which the scroll container would clip.
    margin: '-1',
    padding: '1',
  },
});
const Count = styled('span', {
  base: { flex: { base: '1', lg: '0 1 auto' }, fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
});
const OutsideCount = styled('span', { base: { color: 'ink.muted', fontSize: 'sm' } });
const ReasonText = styled('p', { base: { flex: '1 1 100%', fontSize: 'sm' } });

/** Returns the reason why no bulk action is available, if there are at least two actions and all have the same reason. */
function sharedReason([first, ...others]: readonly BulkAction<object>[]): string | undefined {
  const reason = first?.unavailableReason;
  return others.length > 0 && others.every(({ unavailableReason }) => unavailableReason === reason)
    ? reason
    : undefined;
}

/** Renders the bar for the selected rows: their number, how many of them the search hides, and the bulk actions. */
export function BulkBar(props: BulkBarProps) {
  const { label, rows, unmatchedCount, actions, onExport, onDeselectUnmatched, onClear, onFocusLost } = props;
  const texts = useMessages();
  const bar = useRef<HTMLDivElement>(null);
  const reason = sharedReason(actions);
  useLayoutEffect(() => {
    const shown = bar.current;
    return () => {
      if (shown?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Bar ref={bar} role="group" aria-label={texts.bulkActions}>
      <Body>
        <Count role="status">{label}</Count>
        <IconButton icon="close" label={texts.clearSelection} onClick={onClear} />
        {unmatchedCount > 0 && (
          <>
            <OutsideCount>{texts.outsideSearch(unmatchedCount)}</OutsideCount>
            <Button size="sm" onClick={onDeselectUnmatched}>
              {texts.keepShown}
            </Button>
          </>
        )}
        {reason !== undefined && <ReasonText role="status">{reason}</ReasonText>}
      </Body>
      <Buttons>
        {actions.map(({ id, label: text, icon, tone, unavailableReason, onRun }) => (
          <Button
            key={id}
            size="sm"
            data-tone={tone}
            icon={icon}
            unavailableReason={unavailableReason}
            onClick={() => onRun(rows)}
          >
            {text}
          </Button>
        ))}
        <Button size="sm" icon="download" data-tooltip="" onClick={onExport}>
          <ButtonText from="xl">{texts.exportSelection}</ButtonText>
        </Button>
      </Buttons>
    </Bar>
  );
}
