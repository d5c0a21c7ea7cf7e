import type { ReactNode } from 'react';
import { toneVariants, type Tone } from './tone';
import { styled } from '../theme/styled';

export interface BadgeProps {
  children: ReactNode;
  /** Colour of the badge; `neutral` by default. */
  tone?: Tone;
  /** Shows a dot before the text, for a state. */
  dot?: boolean;
}

const Root = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '22px',
    paddingInline: '9px',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { tone: toneVariants },
  defaultVariants: { tone: 'neutral' },
});

const Dot = styled('i', {
  base: { width: '6px', height: '6px', borderRadius: 'full', background: 'currentColor', flexShrink: 0 },
});

/** Renders a short state or category. */
export function Badge({ children, tone = 'neutral', dot = false }: BadgeProps) {
  return (
    <Root tone={tone}>
      {dot && <Dot aria-hidden />}
      {children}
    </Root>
  );
}
