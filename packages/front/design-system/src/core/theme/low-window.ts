/** A low window on a tablet or desktop: headers, toolbars and footers take less height, so that a table shows more rows. */
export const lowWindow = '@media (min-width: 768px) and (max-height: 800px)';
