import { notify } from '@escale/design-system';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Clears what belongs to a page just before another replaces it: its failure toasts, and the focus in it, which moves to the title
 * of the next page (`PageHeading`). Removing a focused element would make the browser lay out the whole page once more, old and new
 * together.
 */
export function clearLeftPage(router: Router): void {
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    notify.endFailures();
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
  });
}
