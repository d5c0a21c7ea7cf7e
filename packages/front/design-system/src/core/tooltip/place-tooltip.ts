const gap = 6;
const margin = 8;

/** Places a tooltip above its trigger, or below if there is no room above. Returns false if the trigger is out of view. */
export function placeTooltip(tooltip: HTMLElement, trigger: Element): boolean {
  const at = trigger.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  if (!trigger.isConnected || at.bottom < 0 || at.top > clientHeight) return false;
  const { offsetWidth, offsetHeight } = tooltip;
  const above = at.top - gap - offsetHeight;
  const centred = at.left + (at.width - offsetWidth) / 2;
  const left = Math.max(margin, Math.min(centred, clientWidth - margin - offsetWidth));
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${above < margin ? at.bottom + gap : above}px`;
  return true;
}
