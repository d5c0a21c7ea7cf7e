import type { IconName } from '@escale/design-system';

/** An action on a user, as a button or a menu item. */
export interface UserPageAction {
  id: string;
  label: string;
  icon: IconName;
  loading?: boolean;
  unavailableReason?: string | undefined;
  /**
   * Says who may run the action; set if the signed-in user may not. The button then looks disabled.
   * A press still runs `onRun`, which checks the right again.
   */
  restriction?: string | undefined;
  onRun: () => void;
}
