import { mainContentId } from '@escale/design-system';
import { tabStore } from '@escale/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { describeControl, findControl, type ControlDescription } from './control-description';

/** The scroll position and the focused control of a history entry. */
interface PagePlace {
  /** Needed because the first history entry of every document has the same key. */
  pathname: string;
  top: number;
  control: ControlDescription | null;
}

const storageKey = 'escale.places';

/** Maximum number of saved places: more history entries than a user is likely to go back. */
const maxStoredPlaces = 50;

type SavedPlace = [entry: string, place: PagePlace];

/** Returns the saved places by history entry, the most recent last. */
function readPlaces(): SavedPlace[] {
  try {
    const places: unknown = JSON.parse(tabStore.read(storageKey) ?? '[]');
    return Array.isArray(places) ? (places as SavedPlace[]) : [];
  } catch {
    return [];
  }
}

const placesOfOtherEntries = (entry: string) => readPlaces().filter(([key]) => key !== entry);

const writePlaces = (places: readonly SavedPlace[]) =>
  tabStore.write(storageKey, JSON.stringify(places.slice(-maxStoredPlaces)));

/** Returns the place saved for a history entry and removes it, since a place is restored only once. */
function popSavedPlace(entry: string, pathname: string): PagePlace | null {
  const place = readPlaces().find(([key]) => key === entry)?.[1];
  if (place === undefined) return null;
  writePlaces(placesOfOtherEntries(entry));
  return place.pathname === pathname ? place : null;
}

const userActionEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Restores scroll position and focus, retrying while late content makes the page taller. Stops at the user's first action. Does not
 * replace a focus that the page itself has set, such as a grid's cell.
 */
function restorePlace(main: HTMLElement, { top, control }: PagePlace): () => void {
  const focus = () => {
    const active = document.activeElement;
    const isUnset = active === null || active === document.body || active.tagName === 'H1';
    const target = (control && findControl(main, control)) ?? main.querySelector<HTMLElement>('h1');
    if (isUnset && target !== active) target?.focus({ preventScroll: true });
  };
  const scroll = () => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    if (reach >= top && window.scrollY !== top) window.scrollTo(0, top);
  };
  const follow = () => {
    scroll();
    focus();
  };
  const content = new MutationObserver(follow);
  content.observe(main, { childList: true, subtree: true });
  const size = new ResizeObserver(scroll);
  size.observe(main);
  main.addEventListener('focusin', focus);
  const stop = () => {
    content.disconnect();
    size.disconnect();
    main.removeEventListener('focusin', focus);
    for (const event of userActionEvents) removeEventListener(event, stop, true);
  };
  for (const event of userActionEvents) addEventListener(event, stop, { capture: true, passive: true });
  follow();
  return stop;
}

/** Renders nothing. When the user goes back or forward, restores the page's scroll position and focus. */
export function ScrollAndFocus(): null {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const place = useRef<PagePlace>({ pathname, top: 0, control: null });

  useEffect(() => {
    const main = document.getElementById(mainContentId);
    const handleScroll = () => (place.current.top = window.scrollY);
    const handleFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
      if (target instanceof HTMLElement && main?.contains(target))
        place.current.control = describeControl(target);
    };
    // The page may have scrolled or taken the focus before this effect. Reading the place in an animation frame causes no extra
    // layout.
    const before = requestAnimationFrame(() => {
      handleScroll();
      handleFocus({ target: document.activeElement });
    });
    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('focusin', handleFocus);
    return () => {
      cancelAnimationFrame(before);
      removeEventListener('scroll', handleScroll);
      removeEventListener('focusin', handleFocus);
    };
  }, []);

  useLayoutEffect(() => {
    const main = document.getElementById(mainContentId);
    const saved = isReturn ? popSavedPlace(key, pathname) : null;
    // A new page starts at the top. Reading its position from the window would force a second layout.
    if (place.current.pathname !== pathname) place.current = { pathname, top: 0, control: null };
    const stop = main !== null && saved !== null ? restorePlace(main, saved) : undefined;
    return () => {
      stop?.();
      writePlaces([...placesOfOtherEntries(key), [key, place.current]]);
    };
  }, [key, pathname, isReturn]);
  return null;
}
