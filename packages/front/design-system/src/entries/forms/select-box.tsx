import { Icon } from '../../core/icon/icon';
import { styled } from '../../core/theme/styled';
import { useDescription } from '../../core/tooltip/use-description';
import type { ComponentProps } from 'react';
import { boxStyles, disabledBoxStyles } from './core';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectBoxProps extends Omit<ComponentProps<typeof NativeSelect>, 'children'> {
  options: readonly SelectOption[];
  /** Why the user cannot change the value: the select stays focusable, shows the reason, and keeps its value. */
  unavailableReason?: string | undefined;
}

const NativeSelect = styled('select', {
  base: {
    ...boxStyles,
    appearance: 'none',
    paddingInlineEnd: '9',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '&:disabled, &[aria-disabled=true]': { ...disabledBoxStyles, cursor: 'not-allowed', opacity: 1 },
  },
  variants: { size: { md: { height: 'control.md', fontSize: 'md' }, lg: {} } },
});

const Root = styled('span', {
  base: {
    position: 'relative',
    display: 'block',
    minWidth: '0',
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '3',
      insetBlockStart: 'calc(50% - 8px)',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
  },
});

/** Renders a native select in the design system's style. */
export function SelectBox({ options, unavailableReason, value, ...rest }: SelectBoxProps) {
  const disabled = unavailableReason !== undefined;
  const describedBy = useDescription(unavailableReason, rest['aria-describedby']);
  return (
    <Root>
      <NativeSelect
        {...rest}
        value={value}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy}
        data-tooltip={unavailableReason}
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled === true || (disabled && option.value !== value)}
          >
            {option.label}
          </option>
        ))}
      </NativeSelect>
      <Icon name="chevron-down" size={16} />
    </Root>
  );
}
