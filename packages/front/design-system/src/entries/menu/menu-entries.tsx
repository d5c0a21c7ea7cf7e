import { Icon, type IconName } from '../../core/icon/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Group, GroupLabel, MenuLine, MenuReason, MenuItemText, RadioItem } from './menu-parts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  onSelect?: () => void;
  /** Called when the pointer enters the item, for example to preload. */
  onApproach?: () => void;
  /** Address in the application; makes the item a link. */
  href?: string;
  /** True if the link leads to the current page. */
  current?: boolean;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Why the item is unavailable: the item shows the reason below its label and ignores clicks. */
  unavailableReason?: string | undefined;
  /** Why the action is refused to this user: shown like `unavailableReason`, but a click still calls `onSelect`. */
  restriction?: string | undefined;
}

/** A group of options in a menu, one of which is selected. The menu stays open when the user selects another. */
export interface MenuChoice {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string; icon: ReactNode }[];
  onChange: (value: string) => void;
}

export type MenuEntry = MenuItem | MenuChoice;

function ActionItem({ item }: { item: MenuItem }) {
  const { id, label, icon, href, onApproach, current = false, tone = 'default', disabled = false } = item;
  const reason = item.unavailableReason ?? item.restriction;
  const content = (
    <>
      {icon && <Icon name={icon} size={17} />}
      {reason === undefined ? (
        label
      ) : (
        <MenuItemText>
          {label}
          <MenuReason>{reason}</MenuReason>
        </MenuItemText>
      )}
      {current && <Icon name="check" size={16} />}
    </>
  );
  const isLink = href !== undefined && reason === undefined;
  return (
    <MenuLine
      value={id}
      tone={tone}
      disabled={disabled}
      aria-disabled={item.unavailableReason === undefined ? undefined : true}
      closeOnSelect={item.unavailableReason === undefined}
      asChild={isLink}
      onPointerEnter={onApproach}
      aria-current={current ? 'page' : undefined}
    >
      {isLink ? (
        <Link to={href} tabIndex={-1}>
          {content}
        </Link>
      ) : (
        content
      )}
    </MenuLine>
  );
}

function ChoiceGroup({ choice }: { choice: MenuChoice }) {
  const { label, value, options, onChange } = choice;
  return (
    <Group value={value} onValueChange={(details) => onChange(details.value)}>
      <GroupLabel>{label}</GroupLabel>
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value} closeOnSelect={false}>
          {option.icon}
          {option.label}
          {option.value === value && <Icon name="check" size={16} />}
        </RadioItem>
      ))}
    </Group>
  );
}

/** Renders the content of a menu. */
export function MenuEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry) =>
    'options' in entry ? (
      <ChoiceGroup key={entry.id} choice={entry} />
    ) : (
      <ActionItem key={entry.id} item={entry} />
    ),
  );
}
