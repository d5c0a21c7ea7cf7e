import { notify } from '@escale/design-system';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Ends what belongs to a page when another one is about to replace it: its failures on screen, and the focus in it, which the
 * title of the next page takes (`PageHeading`). A browser that has to remove the focused element lays out all of the page
 * once more, old and new together.
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
