import { styled } from '@escale/design-system';

/** A box whose value is not to be changed. */
export const closedBox = { background: 'bg.subtle', color: 'fg.muted' };

/** The look of whatever a value is typed into or chosen in. */
export const boxStyles = {
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
export const Input = styled('input', { base: { ...boxStyles, '&:read-only, &:disabled': closedBox } });
