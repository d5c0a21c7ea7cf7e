import { VisuallyHidden } from '../layout/primitives';
import { useMessages } from '../messages';
import { styled } from '../theme/styled';

export interface SpinnerProps {
  /** What is loading; 'Chargement...' by default. */
  label?: string;
  size?: 'sm' | 'md' | 'lg';
}

/** The spinning ring without a label, for an element that has `aria-busy` itself. */
export const SpinnerRing = styled('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'full',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    animation: 'spin 0.8s linear infinite',
    '@media (prefers-reduced-motion: reduce)': { borderStyle: 'dotted' },
  },
  variants: {
    size: {
      sm: { width: '4', height: '4', borderWidth: '2px' },
      md: { width: '6', height: '6', borderWidth: '2px' },
      lg: { width: '10', height: '10', borderWidth: '3px' },
    },
  },
  defaultVariants: { size: 'md' },
});

const Status = styled('div', { base: { display: 'inline-flex', alignItems: 'center', color: 'accent' } });

/** Renders a spinner with its label in a live region (role `status`). */
export function Spinner({ label, size = 'md' }: SpinnerProps) {
  const texts = useMessages();
  return (
    <Status role="status">
      <SpinnerRing size={size} aria-hidden />
      <VisuallyHidden>{label ?? texts.loading}</VisuallyHidden>
    </Status>
  );
}
