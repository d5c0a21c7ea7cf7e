import { Icon } from '../../core/icon/icon';
import { ErrorLine, useField, useFieldControl } from './core';
import type { CSSProperties, ReactNode } from 'react';
import { Choice, Choices, Dot, Group, Hint, Legend, Body } from './radio-parts';

export interface RadioOption {
  value: string;
  label: string;
  description?: string;
  /** Why the user cannot choose this option: the option stays visible, but disabled. */
  unavailableReason?: string | undefined;
}

export interface RadioFieldProps {
  name: string;
  label: string;
  /** Hides the label visually, if a heading above says the same. */
  labelHidden?: boolean;
  options: readonly RadioOption[];
  hint?: ReactNode;
  disabled?: boolean;
}

/** Renders a radio group of the surrounding form. Tab enters the group, arrow keys select an option. */
export function RadioField(props: RadioFieldProps) {
  const { name, label, labelHidden = false, options, hint, disabled = false } = props;
  const { ref, value, onChange, onBlur } = useFieldControl<string>(name);
  const field = useField(name, hint !== undefined);
  return (
    <Group
      role="radiogroup"
      aria-label={labelHidden ? label : undefined}
      aria-invalid={field.error !== undefined || undefined}
      aria-describedby={field.describedBy}
    >
      {!labelHidden && <Legend>{label}</Legend>}
      {hint !== undefined && <Hint id={field.hintId}>{hint}</Hint>}
      <Choices style={{ '--count': options.length } as CSSProperties}>
        {options.map((option, index) => {
          const unavailable = disabled || option.unavailableReason !== undefined;
          const reasonId = `${field.id}-${option.value}`;
          return (
            <Choice key={option.value} disabled={unavailable}>
              <Dot
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={`${field.id}-${name}`}
                value={option.value}
                checked={value === option.value}
                disabled={unavailable}
                aria-label={option.label}
                aria-describedby={reasonId}
                onBlur={onBlur}
                onChange={() => onChange(option.value)}
              />
              <Body>
                {option.label}
                <small id={reasonId}>
                  {option.description}
                  {option.unavailableReason !== undefined && <em>{option.unavailableReason}</em>}
                </small>
              </Body>
            </Choice>
          );
        })}
      </Choices>
      {field.error !== undefined && (
        <ErrorLine id={field.errorId}>
          <Icon name="alert" size={16} />
          <span>{field.error}</span>
        </ErrorLine>
      )}
    </Group>
  );
}
