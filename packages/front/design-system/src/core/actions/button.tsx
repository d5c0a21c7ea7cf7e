import type { ComponentProps, ReactNode } from 'react';
import { SpinnerRing } from '../feedback/spinner';
import { Icon, type IconName } from '../icon/icon';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';
import { inertProps } from './inert-props';
import { styled } from '../theme/styled';
import { useDescription } from '../tooltip/use-description';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color'> {
  children: ReactNode;
  /** Emphasis of the button: `secondary` by default; at most one `primary` per view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Icon before the text. */
  icon?: IconName;
  /** Icon after the text. */
  iconEnd?: IconName;
  /** True while the action is running: the button keeps its width and focus, has `aria-busy`, and ignores clicks. */
  loading?: boolean;
  /** Why the action is unavailable (a missing right): the button stays focusable, shows the reason, and ignores clicks. */
  unavailableReason?: string;
  /** Why the action is refused to this user: shown like `unavailableReason`, but a click still calls `onClick`. */
  restriction?: string | undefined;
  /** Makes the button as wide as its container. */
  fullWidth?: boolean;
}

const Root = styled('button', buttonStyles);

const RingSlot = styled('span', {
  base: { position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' },
});

const Content = styled('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2' },
  variants: { veiled: { true: { opacity: 0 } } },
});

/** Renders a button; its `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const {
    children,
    icon,
    iconEnd,
    loading = false,
    unavailableReason,
    restriction,
    onClick,
    fullWidth,
    type = 'button',
    ...rest
  } = props;
  const reason = unavailableReason ?? restriction;
  const describedBy = useDescription(reason, rest['aria-describedby']);
  const inert = inertProps({ loading, unavailableReason, onClick });
  return (
    <Root
      type={type}
      {...inert}
      aria-disabled={inert['aria-disabled'] ?? (restriction !== undefined || undefined)}
      fullWidth={fullWidth ?? false}
      {...rest}
      {...(reason !== undefined && { 'data-tooltip': reason })}
      aria-describedby={describedBy}
    >
      <Content veiled={loading}>
        {icon && <Icon name={icon} size={16} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size={16} />}
      </Content>
      {loading && (
        <RingSlot aria-hidden>
          <SpinnerRing size="sm" />
        </RingSlot>
      )}
    </Root>
  );
}
