/** Pixels by which glyphs may overflow the height of their line without being cut off. */
const tolerancePx = 2;

/** True if the element's text overflows its box; for an inline element, the parent's box. */
function isTruncated(element: Element): boolean {
  const box = element.clientWidth > 0 ? element : (element.parentElement ?? element);
  return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + tolerancePx;
}

/** Returns the tooltip of an element; `null` if there is none, or while the element's own menu or panel is open. */
export function tooltipText(trigger: HTMLElement): string | null {
  const { tooltip = '' } = trigger.dataset;
  if (!trigger.isConnected || trigger.ariaExpanded === 'true') return null;
  if (tooltip !== '') return tooltip;
  const text = trigger.querySelector('[data-tooltip-text]') ?? trigger;
  return isTruncated(text) ? text.textContent : null;
}
