const gapPx = 6;
const marginPx = 8;

/** Places a tooltip above its trigger, or below if there is no room above. Returns false if the trigger is out of view. */
export function placeTooltip(tooltip: HTMLElement, trigger: Element): boolean {
  const at = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (!trigger.isConnected || at.bottom < 0 || at.top > clientHeight) return false;
  const { offsetWidth, offsetHeight } = tooltip;
  const above = at.top - gapPx - offsetHeight;
  const centred = at.left + (at.width - offsetWidth) / 2;
  const left = Math.max(marginPx, Math.min(centred, clientWidth - marginPx - offsetWidth));
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${above < marginPx ? at.bottom + gapPx : above}px`;
  return true;
}
