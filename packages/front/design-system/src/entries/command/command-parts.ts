import { Dialog } from '@ark-ui/react/dialog';
import { Listbox } from '@ark-ui/react/listbox';
import { styled } from '../../core/theme/styled';

/** Passes `asChild` to the wrapped component instead of to Chakra's styling. */
const passAsChild = { forwardAsChild: true };

export const Positioner = styled(
  Dialog.Positioner,
  {
    base: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      padding: { base: '3', md: '4' },
      paddingBlockStart: { base: '3', md: '14vh' },
    },
  },
  passAsChild,
);

export const Panel = styled(
  Dialog.Content,
  {
    base: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxWidth: '40rem',
      maxHeight: 'min(30rem, 100%)',
      overflow: 'hidden',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'xl',
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'lg',
      outline: 'none',
      '&[data-state=open]': { animation: 'rise-in 0.14s ease-out' },
    },
  },
  passAsChild,
);

export const Body = styled('div', {
  base: { display: 'flex', flexDirection: 'column', minHeight: '0', flex: '1' },
});

export const SearchRow = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInline: '4',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderColor: 'border',
    color: 'fg.muted',
  },
});

export const SearchInput = styled(
  Listbox.Input,
  {
    base: {
      flex: '1',
      minWidth: '0',
      height: '12',
      border: 'none',
      background: 'transparent',
      color: 'fg',
      fontSize: 'lg',
      outline: 'none',
      '&::placeholder': { color: 'fg.muted' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  passAsChild,
);

export const Options = styled(
  Listbox.Content,
  { base: { overflowY: 'auto', padding: '2', outline: 'none', overscrollBehavior: 'contain' } },
  passAsChild,
);

export const GroupLabel = styled(
  Listbox.ItemGroupLabel,
  {
    base: {
      paddingInline: '2.5',
      paddingBlockStart: '2',
      paddingBlockEnd: '1',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
    },
  },
  passAsChild,
);

export const Option = styled(
  Listbox.Item,
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '10',
      paddingInline: '2.5',
      borderRadius: 'md',
      cursor: 'pointer',
      userSelect: 'none',
      '& > svg': { flexShrink: 0, color: 'fg.muted' },
      '&[data-highlighted]': { background: 'bg.subtle' },
      '&[data-highlighted] > svg': { color: 'accent' },
    },
  },
  passAsChild,
);

export const OptionLabel = styled('span', {
  base: {
    minWidth: '0',
    fontWeight: 'medium',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

export const OptionDetail = styled('span', {
  base: {
    marginInlineStart: 'auto',
    minWidth: '0',
    // The label shrinks only when the detail cannot shrink any more.
    flexShrink: '9999',
    color: 'fg.muted',
    fontSize: 'sm',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

export const Message = styled('p', {
  base: { paddingInline: '4', paddingBlock: '3.5', color: 'fg.muted', fontSize: 'sm' },
});

export const Hints = styled('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    gap: '5',
    paddingInline: '4',
    paddingBlock: '2',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderColor: 'border',
    color: 'fg.muted',
    fontSize: 'xs',
  },
});
