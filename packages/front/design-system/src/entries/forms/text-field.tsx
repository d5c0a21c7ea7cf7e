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
  /** Focuses the field on mount. At most one field per screen may set this. */
  focusFirst?: boolean;
}

/**
 * Sets `autofocus` only in HTML rendered at build time. In the browser, React would focus the field before the page is shown, which
 * forces a layout; there, `useFocusFirst` focuses the field.
 */
const autoFocusAtBuild = typeof document === 'undefined' ? { autoFocus: true } : {};

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
        {...(focusFirst && autoFocusAtBuild)}
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
