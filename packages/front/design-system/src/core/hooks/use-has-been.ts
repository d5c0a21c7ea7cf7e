import { useState } from 'react';

/** Returns true from the first time that the condition is true, so that content is rendered only once it has been opened. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}
