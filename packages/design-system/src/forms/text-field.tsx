import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from './field-frame';
import { Input } from './input';
import { useField } from './use-field';
import { useFocusFirst } from './use-focus-first';

export interface TextFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readOnly?: boolean;
  /** For the one field of a screen that is there to be typed into. */
  focusFirst?: boolean;
}

/** One line of text in the form around. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, type = 'text', focusFirst = false, ...rest } = props;
  const { register } = useFormContext();
  const field = useField(name, hint !== undefined);
  useFocusFirst(field.id, focusFirst);
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Input
        {...rest}
        {...register(name)}
        id={field.id}
        type={type}
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={field.error !== undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}
