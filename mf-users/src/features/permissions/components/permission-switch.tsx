import { Badge, Flex } from '@escale/design-system';
import { Switch } from '@escale/design-system/forms';
import { useMessages } from '../../../messages/catalogue';

export interface PermissionSwitchProps {
  label: string;
  checked: boolean;
  /** What the role alone grants. */
  byDefault: boolean;
  /** The module is not visible: nothing below it counts. */
  disabled?: boolean;
  unavailableReason: string | undefined;
  onChange: (on: boolean) => void;
}

/** One flag of a module, with the role's default beside it and a mark where the two differ. */
export function PermissionSwitch({ byDefault, ...rest }: PermissionSwitchProps) {
  const { permissions } = useMessages();
  return (
    <Switch
      {...rest}
      description={
        <Flex as="span" alignItems="center" flexWrap="wrap" columnGap="2" rowGap="1" minHeight="22px">
          {permissions.byDefault(byDefault)}
          {rest.checked !== byDefault && <Badge tone="warn">{permissions.changed}</Badge>}
        </Flex>
      }
    />
  );
}
