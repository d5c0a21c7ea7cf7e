/** Returns the tooltip of an icon-only control: its label, and the reason if the control is unavailable. */
export const labelTooltip = (label: string, reason: string | undefined): string =>
  reason === undefined ? label : `${label}\n${reason}`;
