/** Media query of a low window on a tablet or desktop, in which headers and toolbars take less height, so that more rows fit. */
export const lowWindow = '@media (min-width: 768px) and (max-height: 800px)';
