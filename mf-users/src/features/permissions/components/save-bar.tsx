import { styled } from '@escale/design-system';

/** Number of unsaved changes and the save button; sticky, except on small screens where it would cover the switches. */
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
