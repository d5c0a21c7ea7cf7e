import { useFieldControl } from './core';
import type { ReactNode } from 'react';
import { Switch } from './switch';

export interface SwitchFieldProps {
  name: string;
  label: string;
  /** A line under the label. */
  description?: ReactNode;
  disabled?: boolean;
  /** Why the value cannot change: stays focusable, shows the reason, and does nothing. */
  unavailableReason?: string | undefined;
}

/** Renders a switch of the surrounding form, as a row of a list of settings. */
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
