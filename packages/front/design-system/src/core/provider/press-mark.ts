const pressedAttribute = 'data-pressed';
const pressableSelector = 'a, button, summary, [role=menuitem], [role=tab]';
const markDurationMs = 150;

/**
 * Sets `data-pressed` on a clicked link, button, menu item or tab for 150 ms. Supplements
 * `:active`, since a tap or a key press is over before the browser paints that state. Returns a
 * function that removes the listener.
 */
export function markPresses(): () => void {
  const listener = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(pressableSelector) : null;
    if (pressed === null) return;
    pressed.setAttribute(pressedAttribute, '');
    setTimeout(() => pressed.removeAttribute(pressedAttribute), markDurationMs);
  };
  document.addEventListener('click', listener, true);
  return () => document.removeEventListener('click', listener, true);
}
