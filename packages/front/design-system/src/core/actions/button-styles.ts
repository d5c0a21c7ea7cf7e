import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Styles of buttons and of links that look like buttons. */
export const buttonStyles = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    maxWidth: 'full',
    gap: '2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: 'md',
    fontWeight: 'medium',
    // Only on a phone may a label wrap onto a second line.
    lineHeight: { base: 'tight', sm: 'none' },
    paddingBlock: { base: '1', sm: '0' },
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    '&:disabled, &[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 1 },
  },
  variants: {
    variant: {
      primary: {
        background: 'accent',
        borderColor: 'accent',
        color: 'accent.fg',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          background: 'accent.hover',
          borderColor: 'accent.hover',
        },
      },
      secondary: {
        background: 'bg.panel',
        borderColor: 'border.strong',
        color: 'fg',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          background: 'bg.subtle',
          borderColor: 'border.control',
        },
        '&[aria-current]': { background: 'accent.soft', borderColor: 'accent', color: 'accent' },
      },
      ghost: {
        background: 'transparent',
        borderColor: 'transparent',
        color: 'fg.muted',
        '&:hover:not(:disabled, [aria-disabled=true])': { background: 'bg.subtle', color: 'fg' },
      },
      danger: {
        background: 'bad',
        borderColor: 'bad',
        color: 'bad.fg',
        '&:hover:not(:disabled, [aria-disabled=true])': { background: 'bad.hover', borderColor: 'bad.hover' },
      },
    },
    size: {
      sm: { minHeight: 'control.sm', paddingInline: '3', fontSize: 'sm' },
      md: { minHeight: 'control.md', paddingInline: '3.5', fontSize: 'sm' },
      lg: { minHeight: 'control.lg', paddingInline: '5', fontSize: 'lg' },
    },
    square: { true: { padding: '0' } },
    fullWidth: { true: { width: 'full' } },
  },
  compoundVariants: (['sm', 'md', 'lg'] as const).map((size) => ({
    square: true,
    size,
    // Not `aspectRatio`: in a parent sized to its content, WebKit ignores the width that an aspect ratio determines.
    css: { width: `control.${size}`, height: `control.${size}` },
  })),
  defaultVariants: { variant: 'secondary', size: 'md' },
});

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
