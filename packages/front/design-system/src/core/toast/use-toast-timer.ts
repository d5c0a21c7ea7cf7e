import { useEffect, useRef, useState, type RefObject } from 'react';

interface ToastTimer {
  element: RefObject<HTMLElement | null>;
  /** Milliseconds; `Infinity` until closed by hand. */
  duration: number;
  /** Milliseconds after which pauses no longer count. */
  longest: number;
  paused: boolean;
  onEnd: () => void;
}

/**
 * Calls back after `duration`, not counting the time paused or with the focus inside the toast, and after `longest` in any case.
 */
export function useToastTimer({ element, duration, longest, paused, onEnd }: ToastTimer): void {
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
    if (longest === Infinity) return undefined;
    const timer = setTimeout(() => end.current(), longest);
    return () => clearTimeout(timer);
  }, [longest]);
}
