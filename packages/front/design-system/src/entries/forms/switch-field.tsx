import { useFieldControl } from './core';
import type { ReactNode } from 'react';
import { Switch } from './switch';

export interface SwitchFieldProps {
  name: string;
  label: string;
  /** A line under the label. */
  description?: ReactNode;
  disabled?: boolean;
  /** Why the user cannot change the value: the switch stays focusable, shows the reason, and ignores clicks. */
  unavailableReason?: string | undefined;
}

/** Renders a switch of the surrounding form, as a row in a list of settings. */
export function SwitchField({ name, ...rest }: SwitchFieldProps) {
  const { ref, value, onChange, onBlur } = useFieldControl<boolean>(name);
  return (
    <Switch
      {...rest}
      spaceBetween
      ref={ref}
      name={name}
      checked={value}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
