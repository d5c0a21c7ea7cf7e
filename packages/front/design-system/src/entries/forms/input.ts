import { styled } from '../../core/theme/styled';

/** Style of an input with a fixed value. */
export const disabledBoxStyles = { background: 'bg.subtle', color: 'fg.muted' };

/** Style shared by inputs and selects. */
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
  '&:focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '1px' },
  '&[aria-invalid=true]': { borderColor: 'bad' },
};

/** Text input. */
export const Input = styled('input', {
  base: { ...boxStyles, '&:read-only, &:disabled': disabledBoxStyles },
});
