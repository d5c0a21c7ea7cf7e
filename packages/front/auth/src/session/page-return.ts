export interface PageReturnOptions {
  /** Returns the owner of the stored session, if there is one. */
  owner: () => string | undefined;
  /** Called when the owner of a restored page is still the same. */
  onReturn: () => void;
  /**
   * Called when the owner of a restored page has signed out, or another user has signed in; the content of the page must not be
   * shown. By default, reloads the page.
   */
  onOther?: () => void;
}

/**
 * Checks the owner of a page restored from the back/forward cache before the page shows anything, since such a page has missed
 * every sign-out and sign-in meanwhile. Returns the function that stops the watch.
 */
export function watchPageReturn({
  owner,
  onReturn,
  onOther = () => window.location.reload(),
}: PageReturnOptions): () => void {
  const { style } = document.documentElement;
  let leavingOwner: string | undefined;
  const handleLeave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    leavingOwner = owner();
    style.visibility = 'hidden';
  };
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (owner() !== leavingOwner) return onOther();
    style.visibility = '';
    onReturn();
  };
  window.addEventListener('pagehide', handleLeave);
  window.addEventListener('pageshow', handleReturn);
  return () => {
    window.removeEventListener('pagehide', handleLeave);
    window.removeEventListener('pageshow', handleReturn);
  };
}
