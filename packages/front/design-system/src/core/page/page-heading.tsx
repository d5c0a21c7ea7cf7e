import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Heading } from '../layout/primitives';

export interface PageHeadingProps {
  children: ReactNode;
}

/**
 * True for an element in a menu. An open menu closes when it loses the focus, so a page that appears meanwhile must not take the
 * focus.
 */
const isInMenu = (element: Element | null) => element !== null && element.closest('[role=menu]') !== null;

/**
 * Renders the page's `h1`. After a navigation the heading takes the focus, so that screen readers
 * announce the new page. On the first load, and while a menu has the focus, the focus stays.
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
    // On the same page, takes the focus only from the body. The browser moves the focus to the body
    // when React hides a page whose texts are loading.
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
