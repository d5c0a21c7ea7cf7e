export interface PageReturnOptions {
  /** Owner of the stored session, if there is one. */
  owner: () => string | undefined;
  /** Called when the page comes back to the same owner. */
  onReturn: () => void;
  /** Called when the page comes back to another owner, or to none; its content must not be shown. Default: reloads. */
  onOther?: () => void;
}

/**
 * Checks the session of a page restored from the back/forward cache before the page shows anything, since it has missed every
 * sign-out and sign-in meanwhile. Returns the function that stops it.
 */
export function watchPageReturn({
  owner,
  onReturn,
  onOther = () => window.location.reload(),
}: PageReturnOptions): () => void {
  const { style } = document.documentElement;
  let left: string | undefined;
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    left = owner();
    style.visibility = 'hidden';
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (owner() !== left) return onOther();
    style.visibility = '';
    onReturn();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}
