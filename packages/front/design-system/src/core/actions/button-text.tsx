import type { ReactNode } from 'react';
import { styled } from '../theme/styled';

const Root = styled('span', {
  variants: {
    from: {
      sm: { srOnly: { base: true, sm: false } },
      lg: { srOnly: { base: true, lg: false } },
      xl: { srOnly: { base: true, xl: false } },
    },
  },
});

export interface ButtonTextProps {
  /** The breakpoint from which the text is visible; on narrower screens, the button shows only its icon. */
  from: 'sm' | 'lg' | 'xl';
  children: ReactNode;
}

/**
 * Renders the text of a button with an icon, visually hidden on narrow screens. With `data-tooltip=""` on the button, the tooltip
 * shows the text while it is hidden.
 */
export function ButtonText({ from, children }: ButtonTextProps) {
  return (
    <Root from={from} data-tooltip-text="">
      {children}
    </Root>
  );
}
