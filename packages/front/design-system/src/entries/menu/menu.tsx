import { Menu as Behaviour } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Icon } from '../../core/icon/icon';
import { Box, VisuallyHidden } from '../../core/layout/primitives';
import type { ReactNode } from 'react';
import { useIdle } from '../../core/hooks/use-idle';
import { usePageNavigate } from '../../core/hooks/use-page-navigate';
import { MenuEntries, type MenuEntry, type MenuItem } from './menu-entries';
import { MenuContent, Trigger } from './menu-parts';

export interface MenuProps {
  /** Content of the button. */
  trigger: ReactNode;
  /** Accessible name of the button and the menu. Should contain the visible text of the button. */
  label: string;
  items: readonly MenuEntry[];
  /** `pill` for the user menu, `button` for a menu of actions. */
  variant?: 'pill' | 'button';
  /** The edge of the button with which the menu is aligned. */
  align?: 'start' | 'end';
}

/** Renders a button that opens a menu. When the menu closes, the focus returns to the button. */
export function Menu({ trigger, label, items, variant = 'button', align = 'end' }: MenuProps) {
  const goTo = usePageNavigate();
  // Once the browser is idle, the hidden content is rendered in advance, so that the first click opens the menu at once.
  const lazily = !useIdle();
  const itemOf = (value: string | null) =>
    items.find((entry): entry is MenuItem => entry.id === value && !('options' in entry));
  return (
    <Behaviour.Root
      lazyMount={lazily}
      unmountOnExit={lazily}
      positioning={{ placement: `bottom-${align}` }}
      onSelect={({ value }) => {
        const item = itemOf(value);
        if (item?.unavailableReason === undefined) item?.onSelect?.();
      }}
      navigate={({ value }) => void goTo(itemOf(value)?.href ?? '.')}
    >
      <Trigger variant={variant} data-tooltip={variant === 'button' ? '' : undefined}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Box as="span" display="contents" aria-hidden>
          {trigger}
        </Box>
        <Icon name="chevron-down" size={16} />
      </Trigger>
      <Portal>
        <Behaviour.Positioner>
          <MenuContent>
            <MenuEntries entries={items} />
          </MenuContent>
        </Behaviour.Positioner>
      </Portal>
    </Behaviour.Root>
  );
}
