import { Button, Icon } from '@escale/design-system';
import { Menu, type MenuItem } from '@escale/design-system/menu';
import { useMessages } from '../../../messages/catalogue';
import { useIsPhone } from '../../../shared/use-is-phone';
import type { UserPageAction } from '../model/user-act';

export interface ActionControlsProps {
  acts: readonly UserPageAction[];
  /** Less frequent actions, always in the menu. */
  rareActions: readonly MenuItem[];
}

/**
 * Renders a button for each of `acts`, and a menu of `rareActions`. On a phone, the menu contains all actions, with the reasons why
 * some are unavailable.
 */
export function ActionControls({ acts, rareActions }: ActionControlsProps) {
  const { actions } = useMessages().detail;
  const isPhone = useIsPhone();
  const lines = (isPhone ? acts : []).map(({ loading = false, onRun, ...act }) => ({
    ...act,
    disabled: loading,
    onSelect: onRun,
  }));
  return (
    <>
      {!isPhone && acts.map((act) => <ActionButton key={act.id} act={act} />)}
      <Menu
        trigger={<Icon name="more" size={18} />}
        label={actions.more}
        items={[...lines.slice(0, -1), ...rareActions, ...lines.slice(-1)]}
      />
    </>
  );
}

function ActionButton({ act: { label, icon, onRun, restriction, ...act } }: { act: UserPageAction }) {
  const { loading = false, unavailableReason } = act;
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
