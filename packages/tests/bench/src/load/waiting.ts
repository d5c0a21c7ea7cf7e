import type { Work } from './trace';

/** A time in which both the network and the main thread are idle. */
export interface Gap {
  from: number;
  to: number;
  after: string;
  before: string;
}

/** Returns the longest gaps until `end`, the longest first. */
export function longestGaps(work: readonly Work[], end: number, count = 5): Gap[] {
  const gaps: Gap[] = [];
  let last = { to: 0, what: 'navigation' };
  for (const next of [...work].sort((one, other) => one.from - other.from)) {
    const from = Math.min(next.from, end);
    if (from > last.to) gaps.push({ from: last.to, to: from, after: last.what, before: next.what });
    if (next.to > last.to) last = next;
  }
  if (end > last.to) gaps.push({ from: last.to, to: end, after: last.what, before: 'usable' });
  return gaps.sort((one, other) => other.to - other.from - (one.to - one.from)).slice(0, count);
}

/**
 * Returns the chain of work that led to `end`, in order. Finds it backwards: before each work comes
 * the task that was running when that work began, or else the work that had ended last. Merges
 * consecutive tasks, and names them after the longest.
 */
export function waitingChain(work: readonly Work[], end: number): Work[] {
  const chain: Work[] = [];
  let cursor = end;
  while (cursor > 0) {
    const earlier = work
      .filter(({ kind, from, to }) => from < cursor && (to <= cursor || kind === 'main thread'))
      .map((part) => ({ ...part, to: Math.min(part.to, cursor) }));
    const last = earlier.sort((one, other) => other.to - one.to)[0];
    if (last === undefined) break;
    const [next] = chain;
    if (next !== undefined && isOneTask(last, next)) {
      const longer = next.to - next.from > last.to - last.from ? next : last;
      chain[0] = { ...longer, from: last.from, to: next.to };
    } else chain.unshift(last);
    cursor = last.from;
  }
  return chain;
}

const maxTaskGapMs = 10;

const isOneTask = (one: Work, next: Work) =>
  one.kind === 'main thread' && next.kind === 'main thread' && next.from - one.to < maxTaskGapMs;

const formatRow = (from: number, to: number, rest: string) =>
  `${Math.round(from).toString().padStart(6)} – ${Math.round(to).toString().padStart(5)}  ${Math.round(
    to - from,
  )
    .toString()
    .padStart(5)} ms  ${rest}`;

export function printWaiting(title: string, work: readonly Work[], usable: number): void {
  console.log(`\n${title}: what waits for what until usable at ${Math.round(usable)} ms (one traced run)`);
  for (const { from, to, kind, what } of waitingChain(work, usable))
    console.log(formatRow(from, to, `${kind}  ${what}`));
  console.log('the longest gaps in which neither network nor main thread does anything');
  for (const { from, to, after, before } of longestGaps(work, usable))
    console.log(formatRow(from, to, `after ${after}, before ${before}`));
}
