import { Flex } from '../../core/layout/primitives';
import { styled } from '../../core/theme/styled';
import { useId } from 'react';
import { SelectBox, type SelectOption } from './select-box';

export interface SelectProps<Value extends string> {
  label: string;
  /** Hides the label visually, if the options explain themselves. */
  labelHidden?: boolean;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Why the user cannot change the value: the select stays focusable, shows the reason, and keeps its value. */
  unavailableReason?: string | undefined;
}

const Label = styled('label', {
  base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'medium', whiteSpace: 'nowrap' },
});

/** Renders a labelled select outside a form, for example a filter. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, options, onChange, ...rest } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Flex alignItems="center" gap="2" minWidth="0">
      {!labelHidden && <Label htmlFor={id}>{label}</Label>}
      <SelectBox
        {...rest}
        id={id}
        size="md"
        options={options}
        aria-label={labelHidden ? label : undefined}
        onChange={(event) => choose(event.target.value)}
      />
    </Flex>
  );
}
