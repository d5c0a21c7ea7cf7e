/** Returns the element with a tooltip at or around an event's target; else, in a table cell, the one whose tooltip is its own text. */
export function tooltipTrigger(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const around = target.closest<HTMLElement>('[data-tooltip]');
  if (around !== null || !target.matches('[role=gridcell]')) return around;
  return target.querySelector<HTMLElement>('[data-tooltip=""]');
}
