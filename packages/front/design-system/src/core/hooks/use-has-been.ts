import { useState } from 'react';

/** Returns true from the first time that the condition holds: what has never been open costs nothing to render. */
export function useHasBeen(condition: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(condition);
  if (condition && !hasBeen) setHasBeen(true);
  return hasBeen || condition;
}
