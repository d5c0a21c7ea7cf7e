/** Media query of a low window on a tablet or desktop. There, headers and toolbars are less high, so that tables show more rows. */
export const lowWindow = '@media (min-width: 768px) and (max-height: 800px)';
