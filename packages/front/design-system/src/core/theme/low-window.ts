/** Media query of a low window on a tablet or desktop. There, flat headers and toolbars leave room for more table rows. */
export const lowWindow = '@media (min-width: 768px) and (max-height: 800px)';
