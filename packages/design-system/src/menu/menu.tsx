import { Menu as Behaviour } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import { Box, Icon, styled, VisuallyHidden, type IconName } from '@escale/design-system';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  onSelect?: () => void;
  /** Route of the application: makes the item a link. */
  href?: string;
  tone?: 'default' | 'danger';
  disabled?: boolean;
}

export interface MenuProps {
  /** Content of the button. */
  trigger: ReactNode;
  /** Accessible name of the button and of the menu; it should contain the button's visible text. */
  label: string;
  items: readonly MenuItem[];
  /** `pill` for the user menu, `button` for a menu of actions. */
  variant?: 'pill' | 'button';
}

/** Passes `asChild` on to the behaviour instead of the styling. */
const behaviour = { forwardAsChild: true };

const Trigger = styled(
  Behaviour.Trigger,
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      background: 'bg.panel',
      color: 'fg',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
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
  behaviour,
);

/** The sheet of a menu. */
export const MenuContent = styled(
  Behaviour.Content,
  {
    base: {
      minWidth: '13rem',
      maxWidth: 'calc(100vw - 2rem)',
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
  behaviour,
);

/** One line of a menu. */
export const MenuLine = styled(
  Behaviour.Item,
  {
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
      '&[data-highlighted]': { background: 'bg.subtle' },
      '&[data-disabled], &[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
    },
    variants: { tone: { default: { color: 'fg' }, danger: { color: 'bad' } } },
    defaultVariants: { tone: 'default' },
  },
  behaviour,
);

/** Renders a button with a menu: arrows, first letters, Enter and Escape work; the focus returns to the button. */
export function Menu({ trigger, label, items, variant = 'button' }: MenuProps) {
  const goTo = useNavigate();
  const itemOf = (value: string | null) => items.find(({ id }) => id === value);
  return (
    <Behaviour.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => itemOf(value)?.onSelect?.()}
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
            {items.map(({ id, label: text, icon, href, tone = 'default', disabled = false }) => (
              <MenuLine key={id} value={id} tone={tone} disabled={disabled} asChild={href !== undefined}>
                {href === undefined ? (
                  <>
                    {icon && <Icon name={icon} size={17} />}
                    {text}
                  </>
                ) : (
                  <Link to={href} tabIndex={-1}>
                    {icon && <Icon name={icon} size={17} />}
                    {text}
                  </Link>
                )}
              </MenuLine>
            ))}
          </MenuContent>
        </Behaviour.Positioner>
      </Portal>
    </Behaviour.Root>
  );
}
