/** A window so low, though no phone, that little of a table would be seen: what stands around its rows takes less height. */
export const lowWindow = '@media (min-width: 768px) and (max-height: 800px)';
