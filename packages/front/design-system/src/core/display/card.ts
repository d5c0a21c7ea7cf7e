import { styled } from '../theme/styled';

/** A panel on the page: `padded` by default, `muted` for unavailable content, `interactive` to raise the panel on hover. */
export const Card = styled('div', {
  base: {
    background: 'bg.panel',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'sm',
    minWidth: '0',
  },
  variants: {
    padded: { true: { padding: '5' } },
    muted: {
      true: {
        background: 'transparent',
        borderStyle: 'dashed',
        borderColor: 'border.strong',
        boxShadow: 'none',
      },
    },
    interactive: {
      true: {
        cursor: 'pointer',
        transitionProperty: 'border-color, box-shadow',
        transitionDuration: 'moderate',
        '&:hover, &:focus-within': { borderColor: 'accent', boxShadow: 'md' },
      },
    },
  },
  defaultVariants: { padded: true },
});
