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
  /** Accessible name of the button and of the menu; it should contain the button's visible text. */
  label: string;
  items: readonly MenuEntry[];
  /** `pill` for the user menu, `button` for a menu of actions. */
  variant?: 'pill' | 'button';
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end';
}

/** Renders a button with a menu: arrows, first letters, Enter and Escape work; the focus returns to the button. */
export function Menu({ trigger, label, items, variant = 'button', align = 'end' }: MenuProps) {
  const goTo = usePageNavigate();
  // Once the browser is idle, the content is rendered hidden, before the first press.
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
      <Trigger variant={variant}>
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
