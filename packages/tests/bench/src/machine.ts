import { loadavg } from 'node:os';

const pageBytes = 4_096;
const pageCount = 4_096;

/** Microseconds until a process gets a page of memory that it touches for the first time. */
function measurePageFaultMicroseconds(): number {
  const memory = Buffer.allocUnsafeSlow(pageCount * pageBytes);
  const start = performance.now();
  for (let at = 0; at < memory.length; at += pageBytes) memory[at] = 1;
  return ((performance.now() - start) * 1_000) / pageCount;
}

/**
 * Describes how busy the machine is, and how fast it provides memory. Slow memory slows browsers
 * down, but not a loop in JavaScript. On a virtual machine with 15 µs per page of memory, tasks
 * took two to three times their CPU time.
 */
export const describeMachine = (): string =>
  `load of the machine ${loadavg()[0]?.toFixed(1)}, a page of its memory ${measurePageFaultMicroseconds().toFixed(1)} µs`;
