import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../theme/styled';
import { placeTooltip } from './place-tooltip';
import { watchTooltips, type ShownTooltip } from './watch-tooltips';

const Box = styled('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    zIndex: 'toast',
    width: 'max-content',
    maxWidth: 'min(20rem, calc(100vw - 1rem))',
    margin: '0',
    paddingBlock: '1',
    paddingInline: '2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'ink.soft',
    borderRadius: 'sm',
    background: 'ink',
    color: 'ink.fg',
    fontSize: 'sm',
    lineHeight: 'snug',
    textAlign: 'start',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    overflow: 'visible',
    // A modal dialog blocks the pointer for the rest of the page.
    pointerEvents: 'auto',
    boxShadow: 'md',
    animation: 'fade-in 0.12s',
    _print: { display: 'none' },
  },
});

/** Returns where the tooltip is rendered: in the dialog of its trigger, since a press outside would close the dialog. */
const place = (trigger: Element) => trigger.closest('[role=dialog], [role=alertdialog]') ?? document.body;

/** A popover is above everything, dialogs included. */
const popover = 'showPopover' in HTMLElement.prototype ? 'manual' : undefined;

/** Renders the current tooltip. `first` is the event that loaded it. */
export function TooltipHost({ first }: { first: () => Event }) {
  const [shown, setShown] = useState<ShownTooltip | null>(null);
  const watch = useRef<ReturnType<typeof watchTooltips>>(null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    watch.current = watchTooltips(first(), setShown);
    return () => watch.current?.end();
  }, [first]);

  useLayoutEffect(() => {
    const tooltip = box.current;
    if (shown === null || tooltip === null) return undefined;
    if (popover !== undefined) tooltip.showPopover();
    const update = () => {
      if (!placeTooltip(tooltip, shown.trigger)) watch.current?.hide();
    };
    update();
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      if (popover !== undefined) tooltip.hidePopover();
    };
  }, [shown]);

  if (shown === null) return null;
  return createPortal(
    <Box ref={box} role="tooltip" popover={popover} dir="auto">
      {shown.text}
    </Box>,
    place(shown.trigger),
  );
}
