import { useEffect, useEffectEvent } from 'react';
import { singleKeys } from './single-keys';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Returns the shortcut of the palette, as labelled on this keyboard. */
export const paletteKeys = (): readonly string[] => [isApple() ? '⌘' : 'Ctrl', 'K'];

const textFieldSelector =
  'textarea, select, [contenteditable]:not([contenteditable=false]), ' +
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(textFieldSelector) !== null;

/** True while an open dialog or menu captures the keyboard; a dialog or menu that is closing does not count. */
const isOverlaid = () =>
  document.querySelector(':is([role=dialog], [role=alertdialog], [role=menu]):not([data-state=closed])') !==
  null;

const isNonLatinLetter = (key: string) => /^[\p{L}\p{M}]$/u.test(key) && !/\p{Script=Latin}/u.test(key);

/** Returns the letter of a key; on a non-Latin layout, the letter at the same position of a Latin keyboard. */
const latinLetter = ({ key, code }: KeyboardEvent) =>
  isNonLatinLetter(key) ? code.replace(/^Key/, '').toLowerCase() : key.toLowerCase();

function isPaletteChord(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return wanted && !other && !altKey && !shiftKey && latinLetter(event) === 'k';
}

/** Focuses the page's search field; returns false if there is none. */
export function focusPageSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]:not(:disabled)');
  field?.focus();
  field?.select();
  return field !== null;
}

/** The Latin and the Arabic question mark, and the full-width one of Chinese and Japanese. */
const questionMarks: readonly string[] = ['?', '؟', '？'];

export interface ShortcutHandlers {
  onPalette: () => void;
  onSearch: () => void;
  onHelp: () => void;
}

/**
 * Handles the application's shortcuts: Ctrl or ⌘ with K, `/` and `?`. Ignores single keys while the user types in a field, and all
 * shortcuts while a dialog or menu is open.
 */
export function useShortcuts({ onPalette, onSearch, onHelp }: ShortcutHandlers): void {
  const actionOf = (event: KeyboardEvent): (() => void) | undefined => {
    if (isPaletteChord(event)) return onPalette;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || isTyping(event.target) || !singleKeys.areEnabled()) return undefined;
    if (event.key === '/') return onSearch;
    return questionMarks.includes(event.key) ? onHelp : undefined;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isOverlaid()) return;
    const act = actionOf(event);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    // Autofill fires 'keydown' without a key.
    const listener = (event: Event) => {
      if (event instanceof KeyboardEvent) press(event);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
