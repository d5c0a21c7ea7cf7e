import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the value of the last render, for callbacks that outlive a render or need a stable identity. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
