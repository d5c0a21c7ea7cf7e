import { Icon, type IconName } from '../../core/icon/icon';
import { markOverflow } from '../../core/layout/scroll-row';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { List, Panel, Root, Trigger } from './tab-parts';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  icon?: IconName;
  /** A counter or state after the label. */
  badge?: ReactNode;
  panel: ReactNode;
}

/** Returns the index of the tab to which a key moves the focus; `undefined` for other keys. */
function targetTabIndex(
  key: string,
  current: number,
  count: number,
  rightToLeft: boolean,
): number | undefined {
  const onward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (current + (key === onward ? 1 : count - 1)) % count;
}

/** Moves the focus at once. The library would move it a frame later, and would ignore a key pressed before then. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: row, target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const tabs = [...row.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const at = tabs.findIndex((tab) => tab === target);
  const to = targetTabIndex(key, at, tabs.length, getComputedStyle(row).direction === 'rtl');
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  tabs[to]?.focus();
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/**
 * Renders a row of tabs with their panels. Arrows, Home and End move the focus; Enter or Space opens the focused tab. A panel
 * mounts when its tab is first opened, and then stays mounted. On a narrow screen the row scrolls.
 */
export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const showOpenTab = () => {
      const row = list.current;
      const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
      if (!row || !tab) return;
      row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
      markOverflow(row);
    };
    showOpenTab();
    addEventListener('resize', showOpenTab);
    return () => removeEventListener('resize', showOpenTab);
  }, [value]);

  useLayoutEffect(() => {
    if (list.current) markOverflow(list.current);
  }, [items.length]);

  const open = (id: string) => {
    const item = items.find((candidate) => candidate.id === id);
    if (item) onChange(item.id);
  };

  return (
    <Root value={value} activationMode="manual" lazyMount onValueChange={(details) => open(details.value)}>
      <List
        ref={list}
        aria-label={label}
        onKeyDownCapture={moveFocus}
        onScroll={({ currentTarget }) => markOverflow(currentTarget)}
      >
        {items.map(({ id, label: text, icon, badge }) => (
          <Trigger key={id} value={id}>
            {icon && <Icon name={icon} size={16} />}
            {text}
            {badge}
          </Trigger>
        ))}
      </List>
      {items.map(({ id, panel }) => (
        <Panel key={id} value={id}>
          {panel}
        </Panel>
      ))}
    </Root>
  );
}
