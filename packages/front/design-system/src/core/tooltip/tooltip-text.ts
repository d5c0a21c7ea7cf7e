/** Pixels by which the letters of a whole line may exceed it. */
const tolerance = 2;

/** Whether a text exceeds its box; that of an inline element is the box around it. */
function isCut(element: Element): boolean {
  const box = element.clientWidth > 0 ? element : (element.parentElement ?? element);
  return box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + tolerance;
}

/** Returns what the tooltip of an element says now; `null` for nothing. */
export function tooltipText(trigger: HTMLElement): string | null {
  const { tooltip = '' } = trigger.dataset;
  if (!trigger.isConnected) return null;
  if (tooltip !== '') return tooltip;
  return isCut(trigger) ? trigger.textContent : null;
}
