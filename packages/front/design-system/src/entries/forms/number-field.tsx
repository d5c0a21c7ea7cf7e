import { styled } from '../../core/theme/styled';
import { FieldFrame, Input, useField, useFieldControl } from './core';
import type { ReactNode } from 'react';
import { insertDigits } from './insert-digits';

export interface NumberFieldProps {
  name: string;
  label: string;
  min?: number;
  max?: number;
  /** Step of the arrow keys; 1 by default. */
  step?: number;
  /** The unit after the input ('minutes'). */
  suffix?: string;
  hint?: ReactNode;
  disabled?: boolean;
}

const InputRow = styled('div', { base: { display: 'flex', alignItems: 'center', gap: '2.5' } });

const NumberInput = styled(Input, { base: { width: '7rem', fontVariantNumeric: 'tabular-nums' } });

const Suffix = styled('span', { base: { color: 'fg.muted' } });

/**
 * Renders a number field of the surrounding form. The value of an emptied field is `NaN`. `min` and `max` only limit the arrow
 * keys: the form's schema must check the bounds.
 */
export function NumberField({ name, label, hint, suffix, step = 1, ...rest }: NumberFieldProps) {
  const { ref, value, onChange, onBlur } = useFieldControl<number>(name);
  const field = useField(name, hint !== undefined);
  const suffixId = `${field.id}-unit`;
  return (
    <FieldFrame field={field} label={label} hint={hint}>
      <InputRow>
        <NumberInput
          {...rest}
          ref={ref}
          name={name}
          value={Number.isFinite(value) ? value : ''}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          onBlur={onBlur}
          onBeforeInput={insertDigits}
          onPaste={insertDigits}
          id={field.id}
          type="number"
          inputMode="numeric"
          step={step}
          aria-invalid={field.error !== undefined}
          aria-describedby={[field.describedBy, suffix && suffixId].filter(Boolean).join(' ') || undefined}
          onWheel={(event) => event.currentTarget.blur()}
        />
        {suffix !== undefined && <Suffix id={suffixId}>{suffix}</Suffix>}
      </InputRow>
    </FieldFrame>
  );
}
