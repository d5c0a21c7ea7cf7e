import { Menu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Icon } from '../../../core/icon/icon';
import { useId, useState } from 'react';
import { MenuContent, MenuLine, MenuReason, MenuItemText } from '../../menu/menu-parts';
import type { RowAction } from '../data-table-types';
import { useMessages } from '../messages';
import { RowIcon } from './row-icon';

interface RowMenuProps {
  actions: readonly RowAction<object>[];
  row: object;
  /** Name of the row. */
  name: string;
}

/**
 * Renders the actions of a row as one menu. The menu exists only while it is open, since a table
 * has many rows.
 */
export function RowMenu({ actions, row, name }: RowMenuProps) {
  const texts = useMessages();
  const trigger = useId();
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const label = texts.actionsOn(name);
  if (actions.length === 0) return null;

  const select = (id: string) => {
    const action = actions.find((each) => each.id === id);
    if (action && action.unavailableReason === undefined) action.onRun(row);
  };

  return (
    <>
      <button
        type="button"
        id={trigger}
        className="table-action"
        tabIndex={-1}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        data-tooltip={texts.actions}
        onClick={() => {
          setOpened(true);
          setOpen(!open);
        }}
      >
        <RowIcon name="more" />
      </button>
      {opened && (
        <Menu.Root
          open={open}
          onOpenChange={(change) => setOpen(change.open)}
          onExitComplete={() => setOpened(false)}
          onSelect={({ value }) => select(value)}
          ids={{ trigger }}
          positioning={{ placement: 'bottom-end' }}
          lazyMount
          unmountOnExit
        >
          <Portal>
            <Menu.Positioner>
              <MenuContent aria-label={label}>
                {actions.map(({ id, label: text, icon, tone, unavailableReason }) => (
                  <MenuLine
                    key={id}
                    value={id}
                    tone={tone === 'danger' ? 'danger' : 'default'}
                    aria-disabled={unavailableReason === undefined ? undefined : true}
                    closeOnSelect={unavailableReason === undefined}
                  >
                    <Icon name={icon} size={17} />
                    <MenuItemText>
                      {text}
                      {unavailableReason !== undefined && <MenuReason>{unavailableReason}</MenuReason>}
                    </MenuItemText>
                  </MenuLine>
                ))}
              </MenuContent>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
    </>
  );
}
