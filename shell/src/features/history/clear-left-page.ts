import { notify } from '@escale/design-system';
import type { createBrowserRouter } from 'react-router-dom';

type ObservedRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Dismisses a page's failure toasts and removes the focus from the page's content just before
 * another page replaces it. The next page focuses its own title (`PageHeading`). If React removed a
 * focused element, the browser would need an additional layout of the old and the new page
 * together.
 */
export function clearPageOnLeave(router: ObservedRouter): void {
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    notify.endFailures();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
  });
}
