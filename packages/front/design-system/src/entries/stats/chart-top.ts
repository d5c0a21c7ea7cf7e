const roundFactors = [1, 2, 4, 5, 6, 8, 10];

/**
 * Returns the top of a chart's scale: an even round number that no value exceeds. Even, since the
 * scale also labels its half.
 */
export function chartTop(values: readonly number[]): number {
  const largest = Math.max(2, ...values);
  const scale = 10 ** Math.floor(Math.log10(largest));
  const top =
    roundFactors.map((step) => step * scale).find((candidate) => candidate >= largest) ?? 10 * scale;
  return top % 2 === 0 ? top : top + 1;
}
