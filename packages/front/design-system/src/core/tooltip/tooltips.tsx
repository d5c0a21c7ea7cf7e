import { useEffect, useState, type ReactNode } from 'react';
import { tooltipTrigger } from './tooltip-trigger';

const eventTypes = ['keyup', 'pointerdown', 'pointerover', 'click'] as const;

/**
 * Renders the tooltips of all elements with `data-tooltip`. One host serves the whole page, since a table has hundreds of such
 * elements. The host loads when the user first hovers, focuses or presses such an element. An empty `data-tooltip` shows the
 * element's own text if the text is cut off.
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
    for (const type of eventTypes) document.addEventListener(type, listener, true);
    return () => {
      for (const type of eventTypes) document.removeEventListener(type, listener, true);
    };
  }, [host]);
  return host;
}
