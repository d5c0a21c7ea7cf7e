/** Pixels by which the glyphs of an uncut line may overflow it. */
const tolerance = 2;

/** Whether a text overflows its box; for an inline element, the box around it. */
function isCut(element: Element): boolean {
  const box = element.clientWidth > 0 ? element : (element.parentElement ?? element);
  return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + tolerance;
}

/** Returns the current tooltip of an element; `null` for none, as while the menu or panel that it opens is open. */
export function tooltipText(trigger: HTMLElement): string | null {
  const { tooltip = '' } = trigger.dataset;
  if (!trigger.isConnected || trigger.ariaExpanded === 'true') return null;
  if (tooltip !== '') return tooltip;
  return isCut(trigger) ? trigger.textContent : null;
}
