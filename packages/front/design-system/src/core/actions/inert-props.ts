import type { MouseEvent } from 'react';

interface InertOptions {
  loading: boolean;
  unavailableReason: string | undefined;
  onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

/**
 * Returns the props that make a loading or unavailable button inert. The button stays focusable and
 * has `aria-disabled`. A click does not reach `onClick` and submits no form.
 */
export function inertProps({ loading, unavailableReason, onClick }: InertOptions) {
  const inert = loading || unavailableReason !== undefined;
  return {
    'aria-busy': loading || undefined,
    'aria-disabled': inert || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (inert) {
        event.preventDefault();
        event.stopPropagation();
      } else onClick?.(event);
    },
  };
}
