/** A call for this many users finishes well within the timeout, even on a busy server. */
export const usersPerCall = 250;

export function splitIntoCalls<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  const starts = Array.from({ length: Math.ceil(items.length / size) }, (_, part) => part * size);
  return starts.map((start) => items.slice(start, start + size));
}
