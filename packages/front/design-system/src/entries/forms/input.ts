import { styled } from '../../core/theme/styled';

/** Styles of an input whose value the user cannot change. */
export const disabledBoxStyles = { background: 'bg.subtle', color: 'fg.muted' };

/** Styles shared by inputs and selects. */
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

export const Input = styled('input', {
  base: { ...boxStyles, '&:read-only, &:disabled': disabledBoxStyles },
});
