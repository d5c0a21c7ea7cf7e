import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Heading } from '../layout/primitives';

export interface PageHeadingProps {
  children: ReactNode;
}

/** Renders the page's `h1`. It takes the focus after a navigation, which announces the new page; not on first load. */
export function PageHeading({ children }: PageHeadingProps) {
  const { key, pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const latestKey = useRef(key);
  useEffect(() => {
    latestKey.current = key;
  }, [key]);
  useEffect(() => {
    if (latestKey.current !== 'default') heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Heading as="h1" size="lg" ref={heading} tabIndex={-1} outline="none" _focusVisible={{ outline: 'none' }}>
      {children}
    </Heading>
  );
}
