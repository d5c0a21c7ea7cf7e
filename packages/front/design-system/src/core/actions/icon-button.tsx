import type { ComponentProps } from 'react';
import { SpinnerRing } from '../feedback/spinner';
import { Icon, type IconName } from '../icon/icon';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';
import { inertProps } from './inert-props';
import { styled } from '../theme/styled';
import { labelTooltip } from '../tooltip/tooltip-of';
import { useDescription } from '../tooltip/use-description';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name, also shown as the tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  loading?: boolean;
  /** Why the action is unavailable: the button stays focusable, adds the reason to its tooltip, and ignores clicks. */
  unavailableReason?: string;
}

const Root = styled('button', buttonStyles);

/** Renders a square icon-only button, at least 28 px wide. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    variant = 'ghost',
    size = 'sm',
    loading = false,
    unavailableReason,
    onClick,
    ...rest
  } = props;
  const describedBy = useDescription(unavailableReason, rest['aria-describedby']);
  return (
    <Root
      type="button"
      variant={variant}
      size={size}
      square
      {...inertProps({ loading, unavailableReason, onClick })}
      aria-label={label}
      data-tooltip={labelTooltip(label, unavailableReason)}
      {...rest}
      aria-describedby={describedBy}
    >
      {loading ? <SpinnerRing size="sm" aria-hidden /> : <Icon name={icon} size={size === 'lg' ? 20 : 17} />}
    </Root>
  );
}
