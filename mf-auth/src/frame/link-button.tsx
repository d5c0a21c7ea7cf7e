import { styled } from '@escale/design-system';

/** An inline button styled as a link. */
export const LinkButton = styled('button', {
  base: {
    minHeight: '6',
    padding: '0',
    background: 'transparent',
    color: 'accent',
    fontWeight: 'medium',
    borderRadius: 'xs',
    cursor: 'pointer',
    textUnderlineOffset: '3px',
    '&:hover': { textDecorationLine: 'underline' },
  },
});
