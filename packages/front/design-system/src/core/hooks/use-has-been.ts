import { useState } from 'react';

/** Returns true once the condition has been true, so that content need not be rendered before it is first opened. */
export function useHasBeenTrue(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}
