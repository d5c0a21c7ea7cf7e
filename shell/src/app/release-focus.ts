import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Takes the focus out of a page that another one is about to replace; the title of that takes it (`PageHeading`). A browser
 * that has to remove the focused element lays out all of the page once more, old and new together.
 */
export function releaseFocus(router: Router): void {
  let { pathname } = router.state.location;
  router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('main')) activeElement.blur();
  });
}
