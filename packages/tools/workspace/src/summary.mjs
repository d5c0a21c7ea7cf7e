// @ts-check
import { availableParallelism } from 'node:os';
import { inSeconds } from './progress.mjs';

/** @typedef {{ name: string, ms: number }} Row */

const slowestCount = 10;
const touchedBytes = 64 * 2 ** 20;
const pageBytes = 4_096;

/**
 * Returns the times of a run: total, stages and slowest test files. Adds measurements of the
 * machine, which explain these times.
 * @param {number} totalMs @param {Row[]} stages @param {Row[]} files
 */
export function summary(totalMs, stages, files) {
  const faults = measurePageFaultMicroseconds();
  return [
    `Durée totale : ${inSeconds(totalMs)}`,
    ...longestRows('Étapes', stages, stages.length),
    ...longestRows('Fichiers de tests les plus longs', files, slowestCount),
    `Machine : ${availableParallelism()} cœurs${faults === undefined ? '' : ` ; ${faults} µs par défaut de page mineur`}`,
  ].join('\n');
}

/** @param {string} heading @param {Row[]} rows @param {number} count */
function longestRows(heading, rows, count) {
  if (rows.length === 0) return [];
  const shown = [...rows].sort((a, b) => b.ms - a.ms).slice(0, count);
  return [`${heading} :`, ...shown.map(({ name, ms }) => `  ${inSeconds(ms).padStart(7)}  ${name}`)];
}

/**
 * Returns how long this machine takes for a page fault. Page faults dominate the time in which
 * processes start and heaps grow.
 */
function measurePageFaultMicroseconds() {
  const before = process.resourceUsage().minorPageFault;
  const started = performance.now();
  const memory = Buffer.allocUnsafeSlow(touchedBytes);
  for (let at = 0; at < touchedBytes; at += pageBytes) memory[at] = 1;
  const microseconds = (performance.now() - started) * 1_000;
  // Always 0 on Windows, which does not count page faults.
  const faults = process.resourceUsage().minorPageFault - before;
  return faults === 0 ? undefined : (microseconds / faults).toFixed(1).replace('.', ',');
}
