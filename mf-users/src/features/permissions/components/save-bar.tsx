import { styled } from '@escale/design-system';

/** Stays in view at the end of the editor: how much is unsaved, and the way to save it. */
export const SaveBar = styled('div', {
  base: {
    position: 'sticky',
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
