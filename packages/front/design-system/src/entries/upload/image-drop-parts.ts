import { styled } from '../../core/theme/styled';

export const Root = styled('div', { base: { display: 'grid', gap: '2', minWidth: '0' } });

export const Target = styled('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '1.5',
    padding: '6',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'lg',
    color: 'fg',
    fontWeight: 'medium',
    textAlign: 'center',
    cursor: 'pointer',
    '& > svg': { color: 'accent' },
    '&:hover': { background: 'bg.subtle' },
    '&:focus-within': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
  variants: {
    over: { true: { borderColor: 'accent', background: 'accent.soft' } },
    disabled: { true: { cursor: 'not-allowed', opacity: 0.55 } },
  },
});

/** The native file input, invisible over the whole target, so that the target works with the keyboard. */
export const Input = styled('input', {
  base: { position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit', fontSize: '0' },
});

export const Hint = styled('small', {
  base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal' },
});

export const ErrorLine = styled('p', {
  base: { color: 'bad', fontSize: 'sm', '&:empty': { display: 'none' } },
});

export const PreviewArea = styled('div', { base: { display: 'grid', justifyItems: 'center', gap: '3' } });

export const Progress = styled('div', { base: { width: 'full', maxWidth: '16rem' } });

export const Picture = styled('img', {
  base: {
    width: '8rem',
    height: '8rem',
    objectFit: 'cover',
    borderRadius: 'full',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    background: 'bg.subtle',
  },
});
