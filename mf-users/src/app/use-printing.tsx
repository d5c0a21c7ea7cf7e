import type { User } from '@escale/contracts';
import { notify } from '@escale/design-system';
import { Suspense, useState, type ReactNode } from 'react';
import { useMessages } from '../messages/catalogue';

/** Returns what prints the file of a user, and what is rendered meanwhile. The code loads with the press. */
export function usePrinting(user: User) {
  const { shared } = useMessages();
  const [printing, setPrinting] = useState<ReactNode>(null);
  const print = () => {
    // A window that came after the data would be blocked.
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
