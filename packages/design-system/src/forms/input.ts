import { styled } from '@escale/design-system';

const closed = { background: 'bg.subtle', color: 'fg.muted' };

/** The look of whatever a value is typed into or chosen in. */
const boxStyles = {
  width: 'full',
  height: 'control.lg',
  paddingInline: '3',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'border.control',
  borderRadius: 'md',
  background: 'bg.panel',
  color: 'fg',
  fontSize: 'lg',
  '&::placeholder': { color: 'fg.muted' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '1px' },
  '&[aria-invalid=true]': { borderColor: 'bad' },
};

/** The box that a field is typed into. */
export const Input = styled('input', { base: { ...boxStyles, '&:read-only, &:disabled': closed } });

/** The box of the browser's own list of choices. */
export const NativeSelect = styled('select', {
  base: {
    ...boxStyles,
    appearance: 'none',
    paddingInlineEnd: '9',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:disabled, &[aria-disabled=true]': { ...closed, cursor: 'not-allowed', opacity: 1 },
  },
  variants: { size: { md: { height: 'control.md', fontSize: 'md' }, lg: {} } },
});
