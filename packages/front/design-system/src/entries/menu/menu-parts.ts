import { Menu as Behaviour } from '@ark-ui/react/menu';
import { styled } from '../../core/theme/styled';

/** Passes `asChild` to the wrapped component instead of to Chakra's styling. */
const passAsChild = { forwardAsChild: true };

export const Trigger = styled(
  Behaviour.Trigger,
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minWidth: '0',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      background: 'bg.panel',
      color: 'fg',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '& > svg': { flexShrink: 0 },
      '&:hover, &[data-state=open]': { background: 'bg.subtle', borderColor: 'border.control' },
    },
    variants: {
      variant: {
        pill: {
          minHeight: '11',
          padding: '5px',
          paddingInlineEnd: '3',
          borderRadius: 'full',
          borderColor: 'border',
        },
        button: {
          height: 'control.md',
          paddingInline: '3.5',
          borderRadius: 'md',
          fontSize: 'sm',
          lineHeight: 'none',
        },
      },
    },
  },
  passAsChild,
);

export const MenuContent = styled(
  Behaviour.Content,
  {
    base: {
      minWidth: '13rem',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      zIndex: 'dropdown',
      padding: '1.5',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'lg',
      background: 'bg.panel',
      color: 'fg',
      boxShadow: 'md',
      outline: 'none',
      '&[data-state=open]': { animation: 'drop-in 0.14s ease-out' },
    },
  },
  passAsChild,
);

const itemStyles = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '9',
    paddingInline: '2.5',
    borderRadius: 'sm',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    '& > svg:last-child:not(:first-child)': { marginInlineStart: 'auto', color: 'accent' },
    '&[data-highlighted]': { background: 'bg.subtle' },
    '&[data-disabled], &[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-current]': { fontWeight: 'semibold' },
  },
  variants: { tone: { default: { color: 'fg' }, danger: { color: 'bad' } } },
  defaultVariants: { tone: 'default' },
} as const;

export const MenuLine = styled(Behaviour.Item, itemStyles, passAsChild);
export const RadioItem = styled(Behaviour.RadioItem, itemStyles, passAsChild);

export const Group = styled(
  Behaviour.RadioItemGroup,
  {
    base: {
      marginBlockStart: '1.5',
      paddingBlockStart: '1.5',
      borderBlockStartWidth: '1px',
      borderBlockStartStyle: 'solid',
      borderColor: 'border',
      '&:has(+ [role=menuitem])': {
        marginBlockEnd: '1.5',
        paddingBlockEnd: '1.5',
        borderBlockEndWidth: '1px',
        borderBlockEndStyle: 'solid',
      },
    },
  },
  passAsChild,
);

export const GroupLabel = styled(
  Behaviour.ItemGroupLabel,
  {
    base: {
      paddingInline: '2.5',
      paddingBlock: '1',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'semibold',
    },
  },
  passAsChild,
);

/** The label of an item above the reason for which the item is unavailable. */
export const MenuItemText = styled('span', { base: { display: 'grid', paddingBlock: '1' } });
export const MenuReason = styled('span', { base: { fontSize: 'xs', color: 'fg.muted' } });
