import { styled } from '@escale/design-system';

/** How much is unsaved, and the way to save it: stays in view, except where it would cover what it is about. */
export const SaveBar = styled('div', {
  base: {
    position: { base: 'static', sm: 'sticky' },
    insetBlockEnd: '0',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingBlock: '3',
    paddingInline: '5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'xl',
    background: 'bg.panel',
    boxShadow: 'md',
  },
});
