import type { ReactNode } from 'react';
import { MemoryRouter, type MemoryRouterProps } from 'react-router-dom';
import { DesignSystemProvider } from './core/provider/design-system-provider';

interface TestPageProps extends Pick<MemoryRouterProps, 'initialEntries' | 'initialIndex'> {
  children: ReactNode;
}

/** Renders a component under test inside a router and the design system's provider. */
export function TestPage({ children, ...router }: TestPageProps) {
  return (
    <MemoryRouter {...router}>
      <DesignSystemProvider>{children}</DesignSystemProvider>
    </MemoryRouter>
  );
}
