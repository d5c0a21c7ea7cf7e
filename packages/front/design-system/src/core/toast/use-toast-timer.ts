import { useEffect, useRef, useState, type RefObject } from 'react';

interface ToastTimerOptions {
  element: RefObject<HTMLElement | null>;
  /** Milliseconds; `Infinity` for a toast that only the user closes. */
  duration: number;
  /** Milliseconds after which the toast closes even if paused. */
  maxDuration: number;
  paused: boolean;
  onEnd: () => void;
}

/**
 * Calls `onEnd` after `duration`, or at the latest after `maxDuration`. The countdown of `duration` stops while `paused` is true or the
 * focus is inside the toast.
 */
export function useToastTimer({ element, duration, maxDuration, paused, onEnd }: ToastTimerOptions): void {
  const remaining = useRef(duration);
  const [focused, setFocused] = useState(false);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const toast = element.current?.closest('.Toastify__toast');
    const enter = () => setFocused(true);
    const leave = () => setFocused(false);
    toast?.addEventListener('focusin', enter);
    toast?.addEventListener('focusout', leave);
    return () => {
      toast?.removeEventListener('focusin', enter);
      toast?.removeEventListener('focusout', leave);
    };
  }, [element]);
  useEffect(() => {
    if (paused || focused || remaining.current === Infinity) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - started;
    };
  }, [paused, focused]);
  useEffect(() => {
    if (maxDuration === Infinity) return undefined;
    const timer = setTimeout(() => end.current(), maxDuration);
    return () => clearTimeout(timer);
  }, [maxDuration]);
}
