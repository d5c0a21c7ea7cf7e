import type { IconName } from '@escale/design-system';

/** An action on a user, as a button or a menu item. */
export interface UserAct {
  id: string;
  label: string;
  icon: IconName;
  loading?: boolean;
  unavailableReason?: string | undefined;
  /** Who may do it; checked again on press. */
  restriction?: string | undefined;
  onRun: () => void;
}
