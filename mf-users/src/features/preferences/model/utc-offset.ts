/** Returns the offset of a time zone at a moment, as in 'UTC+1'; the name of the zone where the browser knows no offset. */
export function utcOffset(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name === 'GMT' ? 'UTC+0' : name.replace('GMT', 'UTC').replace('-', '−');
}
