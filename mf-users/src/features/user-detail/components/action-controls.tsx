import { Button, Icon } from '@escale/design-system';
import { Menu, type MenuItem } from '@escale/design-system/menu';
import { useMessages } from '../../../messages/catalogue';
import { useIsPhone } from '../../../shared/use-is-phone';
import type { UserPageAction } from '../model/user-page-action';

export interface ActionControlsProps {
  mainActions: readonly UserPageAction[];
  /** Less frequent actions, always in the menu. */
  rareActions: readonly MenuItem[];
}

/**
 * Renders a button for each of `mainActions`, and a menu of `rareActions`. On a phone, the menu contains all actions, with the reasons why
 * some are unavailable.
 */
export function ActionControls({ mainActions, rareActions }: ActionControlsProps) {
  const { actions } = useMessages().detail;
  const isPhone = useIsPhone();
  const lines = (isPhone ? mainActions : []).map(({ loading = false, onRun, ...action }) => ({
    ...action,
    disabled: loading,
    onSelect: onRun,
  }));
  return (
    <>
      {!isPhone && mainActions.map((action) => <ActionButton key={action.id} action={action} />)}
      <Menu
        trigger={<Icon name="more" size={18} />}
        label={actions.more}
        items={[...lines.slice(0, -1), ...rareActions, ...lines.slice(-1)]}
      />
    </>
  );
}

function ActionButton({
  action: { label, icon, onRun, restriction, ...action },
}: {
  action: UserPageAction;
}) {
  const { loading = false, unavailableReason } = action;
  return (
    <Button
      icon={icon}
      loading={loading}
      {...(unavailableReason !== undefined && { unavailableReason })}
      restriction={restriction}
      onClick={onRun}
    >
      {label}
    </Button>
  );
}
