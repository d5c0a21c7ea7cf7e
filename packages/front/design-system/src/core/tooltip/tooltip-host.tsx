import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from '../theme/styled';
import { placeTooltip } from './place-tooltip';
import { watchTooltips, type ShownTooltip } from './watch-tooltips';

const TooltipBox = styled('div', {
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
    // Undoes `pointer-events: none`, which an open dialog sets on the rest of the page.
    pointerEvents: 'auto',
    boxShadow: 'md',
    animation: 'fade-in 0.12s',
    _print: { display: 'none' },
  },
});

/**
 * Returns the parent of the tooltip: the dialog around the trigger, else the body. Some dialogs close on a click outside, so their
 * tooltips must be inside.
 */
const tooltipParent = (trigger: Element) =>
  trigger.closest('[role=dialog], [role=alertdialog]') ?? document.body;

/** As a popover, the tooltip is above everything else, including dialogs. */
const popoverAttribute = 'showPopover' in HTMLElement.prototype ? 'manual' : undefined;

/** Renders the current tooltip. `first` returns the event to handle first: the latest one from before this component was loaded. */
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
    if (popoverAttribute !== undefined) tooltip.showPopover();
    const update = () => {
      if (!placeTooltip(tooltip, shown.trigger)) watch.current?.hide();
    };
    update();
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
      if (popoverAttribute !== undefined) tooltip.hidePopover();
    };
  }, [shown]);

  if (shown === null) return null;
  return createPortal(
    <TooltipBox ref={box} role="tooltip" popover={popoverAttribute} dir="auto">
      {shown.text}
    </TooltipBox>,
    tooltipParent(shown.trigger),
  );
}
