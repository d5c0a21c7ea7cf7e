const noBreak = '\u00a0';
const thinNoBreak = '\u202f';

const unit = 's|ms|min|h|ko|Mo|Go|Ko|MB|px|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?';
const beforeUnit = new RegExp(`(\\d) (?=(?:${unit})(?![\\p{L}\\d]))`, 'gu');

/**
 * Replaces spaces by the no-break spaces of French typography: thin ones before `? ! ;`, full ones before `: » %` and the euro
 * sign, after `«`, and between a figure and its unit.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[?!;])/g, thinNoBreak)
    .replace(/ (?=[:»%€])/g, noBreak)
    .replace(/« /g, `«${noBreak}`)
    .replace(/(\d (?:h|min)) (?=\d)/g, `$1${noBreak}`)
    .replace(beforeUnit, `$1${noBreak}`);
}

/** Applies `frenchSpaces` to a text, except to the given values within it. */
export function frenchSpacesAround(text: string, values: readonly string[]): string {
  const [value, ...others] = values;
  if (value === undefined) return frenchSpaces(text);
  return text
    .split(value)
    .map((part) => frenchSpacesAround(part, others))
    .join(value);
}
