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
  /** Focuses the field on mount; for the main field of a screen. */
  focusFirst?: boolean;
}

/**
 * Only for screens rendered at build time: in the browser, React would focus the field, and lay out the page for it, before it is
 * shown.
 */
const focusInDocument = typeof document === 'undefined' ? { autoFocus: true } : {};

/** Renders a one-line text field of the surrounding form. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, type = 'text', focusFirst = false, ...rest } = props;
  const { register } = useFormContext();
  const field = useField(name, hint !== undefined);
  useFocusFirst(field.id, focusFirst);
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <Input
        {...rest}
        {...(focusFirst && focusInDocument)}
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
