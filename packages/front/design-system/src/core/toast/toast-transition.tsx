import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';
import { placeToasts } from './place-toasts';

/** Time for which the page may keep changing its layout after a resize. */
const layoutChangeMs = 2_000;

/** Places the toasts. Fades a closed toast out, or removes it at once if the user prefers reduced motion. */
export function ToastTransition({ children, isIn, done, nodeRef, playToast }: ToastTransitionProps) {
  // An effect event, since `playToast` changes with each render but must be called only once, when the toast appears.
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
    // Moves the toasts off content that appears later. While the user points at a toast or uses it,
    // moves them only shortly after a resize.
    let frame = 0;
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const isSettling = performance.now() - resized < layoutChangeMs;
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
