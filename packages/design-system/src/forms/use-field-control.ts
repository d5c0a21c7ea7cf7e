import { useController, useFormContext, type FieldValues } from 'react-hook-form';

/** Value and handlers of one field of the form around, for inputs that are told their value. */
export function useFieldControl<Value>(name: string) {
  const { control } = useFormContext<FieldValues>();
  const { ref, value, onChange, onBlur } = useController({ name, control }).field as FieldControl<Value>;
  return { ref, value, onChange, onBlur };
}

interface FieldControl<Value> {
  ref: (element: HTMLElement | null) => void;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
}
