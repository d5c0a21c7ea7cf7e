/** Returns the tooltip of a control without visible text: its name, and why it is unavailable. */
export const tooltipOf = (label: string, reason: string | undefined): string =>
  reason === undefined ? label : `${label}\n${reason}`;
