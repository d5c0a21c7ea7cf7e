import { useEffect, useState, type ReactNode } from 'react';
import { tooltipTrigger } from './tooltip-trigger';

const types = ['keyup', 'pointerdown', 'pointerover', 'click'] as const;

/**
 * Renders the single host of the tooltips of all elements with `data-tooltip`, since a table has hundreds; loaded when the first of
 * them is hovered, focused by a key or pressed. An empty `data-tooltip` stands for the element's own text, shown if it is
 * truncated.
 */
export function Tooltips(): ReactNode {
  const [host, setHost] = useState<ReactNode>(null);
  useEffect(() => {
    if (host !== null) return undefined;
    let isLoading = false;
    let latest: Event;
    const listener = (event: Event) => {
      latest = event;
      if (isLoading || tooltipTrigger(event.target) === null) return;
      isLoading = true;
      import('./tooltip-host').then(
        ({ TooltipHost }) => setHost(<TooltipHost first={() => latest} />),
        () => (isLoading = false),
      );
    };
    for (const type of types) document.addEventListener(type, listener, true);
    return () => {
      for (const type of types) document.removeEventListener(type, listener, true);
    };
  }, [host]);
  return host;
}
