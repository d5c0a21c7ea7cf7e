/** Returns the element whose tooltip belongs to an event's target; for a cell, the text in it. */
export function tooltipTrigger(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const around = target.closest<HTMLElement>('[data-tooltip]');
  if (around !== null || !target.matches('[role=gridcell]')) return around;
  return target.querySelector<HTMLElement>('[data-tooltip=""]');
}
