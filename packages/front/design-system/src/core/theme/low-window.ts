/** A window, other than a phone's, too low to show much of a table: everything around its rows takes less height. */
export const lowWindow = '@media (min-width: 768px) and (max-height: 800px)';
