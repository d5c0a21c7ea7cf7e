import { styled } from '../../core/theme/styled';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';

export interface CheckboxFieldProps {
  name: string;
  label: string;
}

const Label = styled('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: '6', cursor: 'pointer' },
});

const CheckBox = styled('input', {
  base: { width: '18px', height: '18px', flexShrink: 0, accentColor: 'accent', cursor: 'pointer' },
});

/** Renders a checkbox of the surrounding form. */
export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <Label htmlFor={id}>
      <CheckBox {...register(name)} id={id} type="checkbox" />
      {label}
    </Label>
  );
}
