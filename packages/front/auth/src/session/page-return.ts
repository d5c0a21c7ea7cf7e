export interface PageReturnOptions {
  /** Whose session is stored, if anybody's. */
  owner: () => string | undefined;
  /** Called when the page comes back to the same owner. */
  onReturn: () => void;
  /** Called when it comes back to another one, or to none; what it holds is never shown. */
  onOther?: () => void;
}

/**
 * Compares the session of a page out of the back/forward cache before it shows anything: while it was away, the page heard
 * of no sign-out and no sign-in. Returns the function that stops it.
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
