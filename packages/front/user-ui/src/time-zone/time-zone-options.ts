/** Returns the offset of a time zone at a moment as the browser writes it ('GMT-5'); `null` for an invalid time zone. */
function offsetName(timeZone: string, at: Date): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
  } catch {
    return null;
  }
}

const offsetLabel = (name: string) =>
  name === 'GMT' ? 'UTC+0' : name.replace('GMT', 'UTC').replace('-', '−');

function offsetMinutes(name: string): number {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/**
 * Returns the options for the choice of a time zone, sorted from west to east, each with its offset at a moment: 'Paris (UTC+1)'. A
 * zone without a label is shown under its own name; a zone unknown to the browser comes last.
 */
export function timeZoneOptions<Zone extends string>(
  zones: readonly Zone[],
  labels: Readonly<Record<string, string>>,
  at: Date,
): { value: Zone; label: string }[] {
  return zones
    .map((value) => ({ value, name: offsetName(value, at), place: labels[value] ?? value }))
    .map(({ value, name, place }) => ({
      value,
      label: name === null ? place : `${place} (${offsetLabel(name)})`,
      order: name === null ? Number.POSITIVE_INFINITY : offsetMinutes(name),
    }))
    .toSorted((one, other) => (one.order < other.order ? -1 : Number(one.order > other.order)))
    .map(({ value, label }) => ({ value, label }));
}
