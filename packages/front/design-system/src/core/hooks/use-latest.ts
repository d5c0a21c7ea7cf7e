import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref that holds the value of the latest render, for callbacks that outlive a render or need a stable identity. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
