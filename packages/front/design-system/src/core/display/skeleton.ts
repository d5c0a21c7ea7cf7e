import { createElement, type ComponentProps } from 'react';
import { styled } from '../theme/styled';

const Root = styled('div', {
  base: {
    borderRadius: 'md',
    background: 'border',
    animation: 'pulse 1.6s ease-in-out 1s infinite',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
});

export type SkeletonProps = Omit<ComponentProps<typeof Root>, 'children'>;

/** Renders a placeholder for content that is loading; the caller sets its size. Hidden from assistive technology. */
export function Skeleton(props: SkeletonProps) {
  return createElement(Root, { 'aria-hidden': true, height: '4', ...props });
}
