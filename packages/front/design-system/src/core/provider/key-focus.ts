const mark = 'data-focus-visible';

/**
 * Marks the element to which a key has moved the focus, for styles beside `:focus-visible`: WebKit draws no ring if a script moves
 * the focus after a click, as the arrows do in a table. Returns a function that stops it.
 */
export function markKeyFocus(): () => void {
  let isByKeys = false;
  const listener = ({ type, target }: Event) => {
    if (type === 'keydown') isByKeys = true;
    else if (type === 'pointerdown') isByKeys = false;
    else if (target instanceof Element) target.toggleAttribute(mark, type === 'focusin' && isByKeys);
  };
  const types = ['keydown', 'pointerdown', 'focusin', 'focusout'];
  for (const type of types) document.addEventListener(type, listener, true);
  return () => {
    for (const type of types) document.removeEventListener(type, listener, true);
  };
}
