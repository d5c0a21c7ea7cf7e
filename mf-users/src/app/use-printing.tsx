import type { User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { Suspense, useState, type ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';

/** Returns a function that prints a user's file, and the element to render meanwhile. The code loads on the press. */
export function usePrinting(user: User) {
  const { shared } = useMessages();
  const [printing, setPrinting] = useState<ReactNode>(null);
  const print = () => {
    // A window opened only after the data has loaded would be blocked.
    const target = window.open('', '_blank', 'width=960,height=900');
    import('./print-user').then(
      ({ PrintUser }) =>
        setPrinting(<PrintUser user={user} target={target} onDone={() => setPrinting(null)} />),
      () => {
        target?.close();
        notify.error(shared.loadFailed);
      },
    );
  };
  return { print, printing: <Suspense fallback={null}>{printing}</Suspense> };
}
