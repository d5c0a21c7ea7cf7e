import { useState } from 'react';

/** Returns true once the condition has been true: content that was never open costs nothing to render. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}
