import { styled } from '@escale/design-system';

/** The box that a field is typed into. */
export const Input = styled('input', {
  base: {
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
    '&:read-only, &:disabled': { background: 'bg.subtle', color: 'fg.muted' },
  },
});
