import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Heading } from '../layout/primitives';

export interface PageHeadingProps {
  children: ReactNode;
}

/**
 * True for an element in a menu. A menu closes when it loses the focus, so a page that arrives while a menu is open does not take
 * the focus.
 */
const isInMenu = (element: Element | null) => element !== null && element.closest('[role=menu]') !== null;

/**
 * Renders the page's `h1`. It takes the focus after a navigation, which announces the new page; not on first load, and not
 * from an open menu.
 */
export function PageHeading({ children }: PageHeadingProps) {
  const { key, pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const latestKey = useRef(key);
  const announced = useRef<string>(null);
  useLayoutEffect(() => {
    latestKey.current = key;
  }, [key]);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (latestKey.current === 'default' || isInMenu(activeElement)) return;
    // A page that was hidden while its texts loaded has lost the focus, unless it was elsewhere.
    if (announced.current === pathname && activeElement !== body) return;
    announced.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Heading as="h1" size="lg" ref={heading} tabIndex={-1} outline="none" _focusVisible={{ outline: 'none' }}>
      {children}
    </Heading>
  );
}
