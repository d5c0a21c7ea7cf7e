import { FieldFrame, useField, useFieldControl } from './core';
import type { ReactNode } from 'react';
import { SelectBox, type SelectOption } from './select-box';

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
  hint?: ReactNode;
  disabled?: boolean;
  /** Why the user cannot change the value: the select stays focusable, shows the reason, and keeps its value. */
  unavailableReason?: string | undefined;
}

/** Renders a select field of the surrounding form. */
export function SelectField({ name, label, hint, ...rest }: SelectFieldProps) {
  const { ref, value, onChange, onBlur } = useFieldControl<string>(name);
  const field = useField(name, hint !== undefined);
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <SelectBox
        {...rest}
        ref={ref}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        id={field.id}
        aria-invalid={field.error !== undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}
