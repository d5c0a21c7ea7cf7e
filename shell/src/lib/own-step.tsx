import { startTransition, useEffect, useState, type ReactNode } from 'react';

export interface OwnStepProps {
  /** For somebody who comes back to the page: all of it at once. */
  atOnce?: boolean;
  children: ReactNode;
}

/** Renders its children once what surrounds them is shown: React puts all that it has rendered on the page in one task. */
export function OwnStep({ atOnce = false, children }: OwnStepProps) {
  const [isTheirTurn, setIsTheirTurn] = useState(atOnce);
  useEffect(() => startTransition(() => setIsTheirTurn(true)), []);
  return isTheirTurn ? children : null;
}
