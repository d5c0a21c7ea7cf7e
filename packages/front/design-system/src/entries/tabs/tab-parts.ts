import type { ComponentType } from 'react';
import { Tabs } from '@ark-ui/react/tabs';
import { styled } from '../../core/theme/styled';

/** Passes `asChild` to the wrapped component instead of to Chakra's styling. */
const passAsChild = { forwardAsChild: true };

export const Root: ComponentType<Tabs.RootProps> = styled(
  Tabs.Root,
  { base: { minWidth: '0' } },
  passAsChild,
);

/** Returns a mask that fades the row of tabs at the ends where more tabs follow. */
const fadeMask = (direction: string) =>
  `linear-gradient(${direction}, var(--start, black), black 3rem calc(100% - 3rem), var(--end, black))`;

export const List = styled(
  Tabs.List,
  {
    base: {
      // On a phone the row of tabs stays visible while the panel scrolls.
      position: { base: 'sticky', sm: 'relative' },
      insetBlockStart: { base: '{sizes.header}', sm: 'auto' },
      zIndex: { base: '1', sm: 'auto' },
      background: { base: 'bg.page', sm: 'transparent' },
      display: 'flex',
      gap: '1',
      marginBlockEnd: '3',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: 'inset 0 -1px 0 {colors.border}',
      '&::-webkit-scrollbar': { display: 'none' },
      '&[data-more]': { maskImage: fadeMask('to right') },
      '&[data-more]:dir(rtl)': { maskImage: fadeMask('to left') },
      '&[data-more~=start]': { '--start': 'transparent' },
      '&[data-more~=end]': { '--end': 'transparent' },
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
