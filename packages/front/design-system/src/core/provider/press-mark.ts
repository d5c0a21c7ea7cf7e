const mark = 'data-pressed';
const pressable = 'a, button, summary, [role=menuitem], [role=tab]';
const shownMs = 150;

/**
 * Marks a clicked element for a moment, for styles beside `:active`: a tap or a key press is over before the browser paints, and
 * its effect may take longer. Returns a function that stops it.
 */
export function markPresses(): () => void {
  const listener = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(pressable) : null;
    if (pressed === null) return;
    pressed.setAttribute(mark, '');
    setTimeout(() => pressed.removeAttribute(mark), shownMs);
  };
  document.addEventListener('click', listener, true);
  return () => document.removeEventListener('click', listener, true);
}
