import type { User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { Suspense, useState, type ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';

/** Returns `print`, which prints a user's page, and `printing`, the element to render. Loads the printing code on demand. */
export function usePrinting(user: User) {
  const { shared } = useMessages();
  const [printing, setPrinting] = useState<ReactNode>(null);
  const print = () => {
    // Opens the window during the click: browsers would block it after the data has loaded.
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
