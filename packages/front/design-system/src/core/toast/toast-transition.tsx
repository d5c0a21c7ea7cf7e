import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';
import { placeToasts } from './place-toasts';

/** How long a page may take to lay itself out after a resize. */
const settleMs = 2_000;

/** Fades a toast out; at once when the user prefers reduced motion. */
export function ToastTransition({ children, isIn, done, nodeRef, playToast }: ToastTransitionProps) {
  // The library passes the toast's element once, when it appears.
  const play = useEffectEvent(playToast);
  useLayoutEffect(() => {
    play();
    const list = nodeRef.current?.parentElement;
    if (!list) return undefined;
    const place = () => placeToasts(list);
    place();
    let resized = Number.NEGATIVE_INFINITY;
    const resize = () => {
      resized = performance.now();
      place();
    };
    addEventListener('resize', resize);
    // The next content of the page may appear below a toast; one under the pointer does not move away.
    let frame = 0;
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const isSettling = performance.now() - resized < settleMs;
        if (isSettling || !list.matches(':is(:hover, :focus-within)')) place();
      });
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => {
      removeEventListener('resize', resize);
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [nodeRef]);
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
