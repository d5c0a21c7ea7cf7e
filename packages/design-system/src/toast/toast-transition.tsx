import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/** Lets a toast go with a short fade; at once where the browser or the user wants no motion. */
export function ToastTransition({ children, isIn, done, nodeRef, playToast }: ToastTransitionProps) {
  // The library names the toast's element once, when it appears.
  const play = useEffectEvent(playToast);
  useLayoutEffect(() => play(), []);
  useEffect(() => {
    if (isIn) return;
    const node = nodeRef.current;
    const still =
      typeof node?.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still) done();
    else node.animate({ opacity: [1, 0] }, { duration: 140, fill: 'forwards' }).finished.then(done, done);
  }, [isIn, done, nodeRef]);
  return children;
}
