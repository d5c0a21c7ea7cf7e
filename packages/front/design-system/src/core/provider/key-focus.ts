const focusAttribute = 'data-focus-visible';

/**
 * Sets `data-focus-visible` on an element that receives the focus after a key press, as a supplement to `:focus-visible`. In
 * WebKit, that pseudo-class does not match after a click, even if a script moves the focus on a later key press, such as an arrow
 * key in a table. Returns a function that removes the listeners.
 */
export function markKeyFocus(): () => void {
  let isByKeys = false;
  const listener = ({ type, target }: Event) => {
    if (type === 'keydown') isByKeys = true;
    else if (type === 'pointerdown') isByKeys = false;
    else if (target instanceof Element)
      target.toggleAttribute(focusAttribute, type === 'focusin' && isByKeys);
  };
  const types = ['keydown', 'pointerdown', 'focusin', 'focusout'];
  for (const type of types) document.addEventListener(type, listener, true);
  return () => {
    for (const type of types) document.removeEventListener(type, listener, true);
  };
}
