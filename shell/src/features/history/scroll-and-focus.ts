import { mainContentId } from '@escale/design-system';
import { tabStore } from '@escale/i18n';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { describeControl, findControl, type ControlDescription } from './control-description';

/** Scroll position and focus on a page of the history. */
interface Place {
  /** The page; the first entry of every document has the same key. */
  pathname: string;
  top: number;
  control: ControlDescription | null;
}

const storageKey = 'escale.places';

/** More entries than a user is likely to go back. */
const maxPlaces = 50;

type Entry = [entry: string, place: Place];

/** Returns the saved places by history entry, the most recent last. */
function readPlaces(): Entry[] {
  try {
    const places: unknown = JSON.parse(tabStore.read(storageKey) ?? '[]');
    return Array.isArray(places) ? (places as Entry[]) : [];
  } catch {
    return [];
  }
}

const others = (entry: string) => readPlaces().filter(([key]) => key !== entry);

const writePlaces = (places: readonly Entry[]) =>
  tabStore.write(storageKey, JSON.stringify(places.slice(-maxPlaces)));

/** Returns and removes the place saved for a history entry: it is restored once. */
function popSavedPosition(entry: string, pathname: string): Place | null {
  const place = readPlaces().find(([key]) => key === entry)?.[1];
  if (place === undefined) return null;
  writePlaces(others(entry));
  return place.pathname === pathname ? place : null;
}

const userEvents = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Restores scroll position and focus, retrying while late content makes the page taller. Ends with the user's first action. A focus
 * that the page itself has set (a grid's cell) stays.
 */
function restore(main: HTMLElement, { top, control }: Place): () => void {
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
    for (const event of userEvents) removeEventListener(event, stop, true);
  };
  for (const event of userEvents) addEventListener(event, stop, { capture: true, passive: true });
  follow();
  return stop;
}

/** Renders nothing. Going back or forward restores where the user left the page: its scroll position and its focus. */
export function ScrollAndFocus(): null {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const place = useRef<Place>({ pathname, top: 0, control: null });

  useEffect(() => {
    const main = document.getElementById(mainContentId);
    const scrolled = () => (place.current.top = window.scrollY);
    const focused = ({ target }: Pick<FocusEvent, 'target'>) => {
      if (target instanceof HTMLElement && main?.contains(target))
        place.current.control = describeControl(target);
    };
    // The page is rendered before these tools, so its place is read now; in the next animation frame this causes no extra layout.
    const before = requestAnimationFrame(() => {
      scrolled();
      focused({ target: document.activeElement });
    });
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('focusin', focused);
    return () => {
      cancelAnimationFrame(before);
      removeEventListener('scroll', scrolled);
      removeEventListener('focusin', focused);
    };
  }, []);

  useLayoutEffect(() => {
    const main = document.getElementById(mainContentId);
    const left = isReturn ? popSavedPosition(key, pathname) : null;
    // A new page starts at the top: reading its position from the window would lay it out a second time.
    if (place.current.pathname !== pathname) place.current = { pathname, top: 0, control: null };
    const stop = main !== null && left !== null ? restore(main, left) : undefined;
    return () => {
      stop?.();
      writePlaces([...others(key), [key, place.current]]);
    };
  }, [key, pathname, isReturn]);
  return null;
}
