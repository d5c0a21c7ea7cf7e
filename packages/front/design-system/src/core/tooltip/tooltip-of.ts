/** Returns the tooltip of a control without words: its name, and why it is not available. */
export const tooltipOf = (label: string, reason: string | undefined): string =>
  reason === undefined ? label : `${label}\n${reason}`;
