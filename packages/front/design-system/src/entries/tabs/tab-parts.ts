import type { ComponentType } from 'react';
import { Tabs } from '@ark-ui/react/tabs';
import { scrollRowStyles } from '../../core/layout/scroll-row';
import { styled } from '../../core/theme/styled';

/** Passes `asChild` to the wrapped component instead of to Chakra's styling. */
const passAsChild = { forwardAsChild: true };

export const Root: ComponentType<Tabs.RootProps> = styled(
  Tabs.Root,
  { base: { minWidth: '0' } },
  passAsChild,
);

export const List = styled(
  Tabs.List,
  {
    base: {
      ...scrollRowStyles,
      // On a phone the row of tabs stays visible while the panel scrolls.
      position: { base: 'sticky', sm: 'relative' },
      insetBlockStart: { base: '{sizes.header}', sm: 'auto' },
      zIndex: { base: '1', sm: 'auto' },
      background: { base: 'bg.page', sm: 'transparent' },
      gap: '1',
      marginBlockEnd: '3',
      boxShadow: 'inset 0 -1px 0 {colors.border}',
    },
  },
  passAsChild,
);

export const Trigger = styled(
  Tabs.Trigger,
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      gap: '2',
      minHeight: '11',
      paddingInline: '3',
      borderBlockEndWidth: '2px',
      borderBlockEndStyle: 'solid',
      borderBlockEndColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&:hover': { color: 'fg', borderBlockEndColor: 'border.strong' },
      '&[aria-selected=true]': { color: 'fg', borderBlockEndColor: 'accent' },
      _focusVisible: { outlineOffset: '-2px', borderRadius: 'sm' },
    },
  },
  passAsChild,
);

export const Panel = styled(
  Tabs.Content,
  {
    base: {
      minWidth: '0',
      _focusVisible: { outlineOffset: '4px', borderRadius: 'sm' },
    },
  },
  passAsChild,
);
