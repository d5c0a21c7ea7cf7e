const controlSelector =
  'a, button, input, select, textarea, [role=switch], [role=checkbox], [role=combobox], [role=columnheader], ol';
const gapPx = 4;

/** Returns the area of `box` that the other boxes cover. */
function coveredArea(box: DOMRect, others: readonly DOMRect[]): number {
  return others.reduce((sum, { left, right, top, bottom }) => {
    const width = Math.min(right, box.right) - Math.max(left, box.left);
    const height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

/** Returns the bounds of the text in titles and labels; the elements themselves can be as wide as the page. */
const textBoxes = (): DOMRect[] =>
  [...document.querySelectorAll('h1, label')].flatMap((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return [...text.getClientRects()];
  });

/**
 * Moves the toasts down to the first position where they cover no control, label or title. If there is no such position, moves them
 * to the position where they cover the least.
 */
export function placeToasts(list: HTMLElement): void {
  list.style.top = '';
  const { left, right, top: first } = list.getBoundingClientRect();
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  const width = Math.max(0, ...Array.from(list.children, (toast) => (toast as HTMLElement).offsetWidth));
  const height = list.offsetHeight;
  const last = innerHeight - height - gapPx;
  const boxes = [
    ...textBoxes(),
    ...[...document.querySelectorAll(controlSelector)]
      .filter((control) => !list.contains(control))
      .map((control) => control.getBoundingClientRect()),
  ];
  const tops = [first, ...boxes.map(({ bottom }) => bottom + gapPx), last]
    .filter((top) => top >= first && top <= last)
    .sort((one, other) => one - other);
  let best = { top: first, area: Infinity };
  for (const top of tops) {
    const area = coveredArea(new DOMRect(isMirrored ? left : right - width, top, width, height), boxes);
    if (area < best.area) best = { top, area };
  }
  if (best.top > first) list.style.top = `${best.top}px`;
}
