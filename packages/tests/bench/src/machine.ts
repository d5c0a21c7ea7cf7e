import { loadavg } from 'node:os';

const pageBytes = 4_096;
const pages = 4_096;

/** Microseconds until a process gets a page of memory that it touches for the first time. */
function pageMicroseconds(): number {
  const memory = Buffer.allocUnsafeSlow(pages * pageBytes);
  const start = performance.now();
  for (let at = 0; at < memory.length; at += pageBytes) memory[at] = 1;
  return ((performance.now() - start) * 1_000) / pages;
}

/**
 * Describes how busy and how fast the machine is. Memory shows what a loop in JavaScript does not: on a virtual machine that took
 * 15 µs per page of it, a browser's tasks took two to three times their CPU time.
 */
export const machine = (): string =>
  `load of the machine ${loadavg()[0]?.toFixed(1)}, a page of its memory ${pageMicroseconds().toFixed(1)} µs`;
