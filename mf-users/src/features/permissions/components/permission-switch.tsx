import { styled } from '@escale/design-system';
import { Switch } from '@escale/design-system/forms';
import { MatrixCell } from './matrix-parts';

export interface PermissionSwitchProps {
  label: string;
  checked: boolean;
  /** The role's default; `differenceText` is shown if the right differs from it. */
  byDefault: boolean;
  differenceText: string;
  unavailableReason: string | undefined;
  onChange: (on: boolean) => void;
}

const DifferenceMark = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'warn',
    whiteSpace: 'nowrap',
    '&::before': {
      content: '""',
      width: '6px',
      height: '6px',
      borderRadius: 'full',
      background: 'currentColor',
    },
  },
});

/** Renders the switch of one right; if the right differs from the role's default, a mark names that default. */
export function PermissionSwitch({ byDefault, differenceText, ...rest }: PermissionSwitchProps) {
  const differs = rest.checked !== byDefault;
  return (
    <MatrixCell>
      <Switch
        {...rest}
        description={differs ? <DifferenceMark>{differenceText}</DifferenceMark> : undefined}
      />
    </MatrixCell>
  );
}
