import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isFailure, type Result } from './verdict';

const headings = ['attack', 'expected', 'observed', 'verdict'];

/** Formats the results as a table, followed by the failures with their threats. */
export function formatTable(results: readonly Result[]): string {
  const rows = results.map(({ attack, observation, verdict }) => [
    attack.name,
    attack.expected,
    observation,
    verdict,
  ]);
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const failed = results
    .filter(isFailure)
    .map(({ attack, verdict }) => `${verdict}: ${attack.name} (${attack.threat})`);
  return [...lines, ...(failed.length > 0 ? ['', ...failed] : [])].join('\n');
}

/** Prints how far the run is, in the format that the gates of `npm test` read. */
export function printProgress(
  done: number,
  total: number,
  { attack, verdict, observation }: Result,
  failed: boolean,
): void {
  const names = failed ? [`${attack.name}: ${verdict}, ${observation}`] : [];
  process.stdout.write(`@progress ${JSON.stringify({ done, total, failed: names })}\n`);
}

/** Writes the counts into the file that the gates of `npm test` read. */
export function writeCounts(file: string, results: readonly Result[]): void {
  const failed = results.filter(isFailure).length;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed: results.length - failed, failed }));
}
