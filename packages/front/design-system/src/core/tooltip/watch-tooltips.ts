import { tooltipText } from './tooltip-text';
import { tooltipTrigger } from './tooltip-trigger';

export interface ShownTooltip {
  trigger: HTMLElement;
  text: string;
}

const delaysMs = { open: 400, next: 100, close: 200, longPress: 500 };

/** The keys that move the focus. Without such a key press, as when a dialog opens, a focused element shows no tooltip. */
const focusKeys = /^(?:Tab|Arrow|Home|End)/;

const eventTypes = [
  'keydown',
  'keyup',
  'pointerover',
  'pointerout',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'focusin',
  'focusout',
  'click',
] as const;

const keyName = (event: Event) => ('key' in event ? String(event.key) : '');
const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch';

/** True if the pointer or the focus has left the document. */
const hasLeftDocument = (event: Event) => 'relatedTarget' in event && event.relatedTarget === null;

const isWithin = (selector: string, { target }: Event) =>
  target instanceof Element && target.closest(selector) !== null;
const isInTooltip = (event: Event) => isWithin('[role=tooltip]', event);
const isOnUnavailableControl = (event: Event) =>
  isWithin('[aria-disabled=true]:not([aria-busy=true])', event);

function stopEvent(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Calls `show` with the tooltip of the element that the user hovers, focuses with a key or, on
 * touch, presses long, and with `null` to hide it. A click or tap on an unavailable control also
 * shows its tooltip. A tooltip stays open while the pointer is over it (WCAG 1.4.13). Escape closes
 * only the tooltip.
 */
export function watchTooltips(first: Event, show: (tooltip: ShownTooltip | null) => void) {
  let shown: HTMLElement | null = null;
  /** The element whose tooltip is shown or about to be shown. */
  let aimed: HTMLElement | null = null;
  /** The element whose tooltip stays when the pointer leaves, since the element has the focus or was pressed. */
  let pinned: HTMLElement | null = null;
  /** The element that shows no tooltip until the pointer has left and returned. */
  let dismissed: HTMLElement | null = null;
  let wasLongPress = false;
  /** True if the last input was by mouse: a pressed element is also hovered, so its tooltip closes when the mouse leaves. */
  let isByMouse = true;
  let timer = 0;
  let press = 0;

  const set = (trigger: HTMLElement | null) => {
    window.clearTimeout(timer);
    aimed = trigger;
    const text = trigger && tooltipText(trigger);
    const next = text === null ? null : trigger;
    if (next === shown) return;
    shown = next;
    show(trigger && text !== null ? { trigger, text } : null);
  };

  const aim = (trigger: HTMLElement | null, wait: number) => {
    if (trigger === aimed) return;
    window.clearTimeout(timer);
    aimed = trigger;
    timer = window.setTimeout(() => set(trigger), wait);
  };

  const pin = (trigger: HTMLElement | null) => {
    pinned = trigger;
    dismissed = null;
    set(trigger);
  };

  const dismiss = (trigger: HTMLElement | null) => {
    pinned = null;
    dismissed = trigger;
    set(null);
  };

  const endPress = () => {
    window.clearTimeout(press);
    wasLongPress = false;
  };

  const handlers: Record<(typeof eventTypes)[number], (event: Event) => void> = {
    keydown: (pressed) => {
      isByMouse = false;
      wasLongPress = false;
      if (keyName(pressed) !== 'Escape' || shown === null) return;
      stopEvent(pressed);
      dismiss(shown);
    },
    // On keyup instead of keydown: a user who holds Tab down to cross the page would see every
    // tooltip on the way.
    keyup: (released) => {
      if (!focusKeys.test(keyName(released))) return;
      const trigger = tooltipTrigger(released.target);
      if (trigger !== pinned) pin(trigger);
    },
    pointerover: (over) => {
      if (isTouch(over)) return;
      if (isInTooltip(over)) return aim(shown, 0);
      const trigger = tooltipTrigger(over.target);
      if (trigger !== null && trigger === dismissed) return;
      dismissed = null;
      if (trigger === null) aim(pinned, delaysMs.close);
      else aim(trigger, shown === null ? delaysMs.open : delaysMs.next);
    },
    pointerout: (out) => {
      if (hasLeftDocument(out) && !isTouch(out)) aim(pinned, delaysMs.close);
    },
    pointerdown: (down) => {
      isByMouse = !isTouch(down);
      endPress();
      if (isInTooltip(down)) return;
      const trigger = tooltipTrigger(down.target);
      if (!isOnUnavailableControl(down)) dismiss(trigger);
      if (trigger === null || !isTouch(down)) return;
      press = window.setTimeout(() => {
        wasLongPress = true;
        pin(trigger);
      }, delaysMs.longPress);
    },
    pointerup: () => window.clearTimeout(press),
    // The browser turned the press into a scroll or a context menu: no click follows.
    pointercancel: endPress,
    focusin: ({ target }) => {
      if (pinned !== null && !pinned.contains(target as Node)) pin(null);
    },
    focusout: (out) => {
      if (hasLeftDocument(out) && pinned !== null) pin(null);
    },
    click: (click) => {
      const trigger = tooltipTrigger(click.target);
      if (wasLongPress) stopEvent(click);
      else if (trigger !== null && isOnUnavailableControl(click)) (isByMouse ? set : pin)(trigger);
      else if (!isInTooltip(click)) dismiss(trigger);
      wasLongPress = false;
    },
  };

  const listener = (next: Event) => handlers[next.type as (typeof eventTypes)[number]](next);
  for (const type of eventTypes) window.addEventListener(type, listener, true);
  listener(first);

  return {
    hide: () => pin(null),
    end: () => {
      window.clearTimeout(timer);
      window.clearTimeout(press);
      for (const type of eventTypes) window.removeEventListener(type, listener, true);
    },
  };
}
