import { useEffect, useEffectEvent } from 'react';

const isFieldFocused = () => document.activeElement?.matches('[role=combobox]') === true;

/**
 * Passes on the characters that a user types while the palette is open but its field has no focus yet, as happens right after
 * the shortcut on a busy machine.
 */
export function useKeysBeforeFocus(open: boolean, onCharacter: (character: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    if (!isPlain || event.key.length !== 1 || isFieldFocused()) return;
    event.preventDefault();
    onCharacter(event.key);
  });
  useEffect(() => {
    if (!open) return undefined;
    const listener = (event: Event) => {
      if (event instanceof KeyboardEvent) press(event);
    };
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, [open]);
}
