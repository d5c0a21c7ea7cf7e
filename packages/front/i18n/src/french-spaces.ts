const noBreakSpace = '\u00a0';
const thinNoBreakSpace = '\u202f';

const units = 's|ms|min|h|ko|Mo|Go|Ko|MB|px|secondes?|minutes?|heures?|jours?|semaines?|mois|ans?';
const spaceBeforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/**
 * Replaces spaces with the no-break spaces of French typography. Spaces before `? ! ;` become thin
 * ones. Spaces before `: » %` and the euro sign, after `«`, between a figure and its unit, and
 * within a duration (`1 h 30`) become full ones.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[?!;])/g, thinNoBreakSpace)
    .replace(/ (?=[:»%€])/g, noBreakSpace)
    .replace(/« /g, `«${noBreakSpace}`)
    .replace(/(\d (?:h|min)) (?=\d)/g, `$1${noBreakSpace}`)
    .replace(spaceBeforeUnit, `$1${noBreakSpace}`);
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
