import { styled } from '../../core/theme/styled';

export const Group = styled('fieldset', {
  base: { display: 'grid', gap: '1.5', minWidth: '0', margin: '0', padding: '0', border: '0' },
});

export const Legend = styled('legend', {
  base: { padding: '0', marginBlockEnd: '1.5', fontSize: 'sm', fontWeight: 'semibold' },
});

export const Hint = styled('div', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Puts all options (`--count`) in one row if each can be 13rem wide; otherwise puts each option in a row of its own. */
export const Choices = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2.5',
    '& > *': { flexGrow: 1, flexBasis: 'calc((var(--count) * 13rem - 100%) * 999)', minWidth: '0' },
  },
});

export const Choice = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    padding: '3',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    background: 'bg.panel',
    cursor: 'pointer',
    '&:hover': { borderColor: 'border.control' },
    '&:has(:checked)': { borderColor: 'accent', background: 'accent.soft' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
  variants: {
    disabled: {
      true: {
        cursor: 'not-allowed',
        color: 'fg.muted',
        background: 'bg.subtle',
        '&:hover': { borderColor: 'border.strong' },
        '&:has(:checked)': { borderColor: 'border.control', background: 'bg.subtle' },
      },
    },
  },
});

export const Dot = styled('input', {
  base: {
    width: '18px',
    height: '18px',
    marginBlockStart: '1px',
    flexShrink: 0,
    appearance: 'none',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'full',
    background: 'bg.panel',
    cursor: 'inherit',
    '&:checked': { borderWidth: '5px', borderColor: 'accent' },
    '&:checked:disabled': { borderColor: 'border.control' },
    // The system's colours cannot show the thick border as a dot.
    '@media (forced-colors: active)': { appearance: 'auto' },
    '&:focus-visible': { outline: 'none' },
  },
});

export const Body = styled('span', {
  base: {
    display: 'grid',
    fontWeight: 'medium',
    '& small': { display: 'grid', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
    '& small em': { fontStyle: 'normal', marginBlockStart: '1' },
  },
});
