import { useController, useFormContext, type FieldValues } from 'react-hook-form';

/** Returns value and handlers of a field of the surrounding form, for a controlled input. */
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
