import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldFrame } from './field-frame';
import { SelectBox, type SelectOption } from './select-box';
import { useField } from './use-field';

export interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly SelectOption[];
  hint?: ReactNode;
  disabled?: boolean;
  /** Why nothing else can be chosen: stays focusable, says the reason, and holds its value. */
  unavailableReason?: string | undefined;
}

/** One choice out of a list, in the form around. */
export function SelectField({ name, label, hint, ...rest }: SelectFieldProps) {
  const { control } = useFormContext();
  const { field: value } = useController({ name, control });
  const field = useField(name, hint !== undefined);
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <SelectBox
        {...rest}
        {...value}
        id={field.id}
        aria-invalid={field.error !== undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}
