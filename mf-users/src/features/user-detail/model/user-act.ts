import type { IconName } from '@escale/design-system';

/** What can be done to a user, as a button or as a line of a menu. */
export interface UserAct {
  id: string;
  label: string;
  icon: IconName;
  loading?: boolean;
  unavailableReason?: string | undefined;
  /** Who may do it: a press says so once more. */
  restriction?: string | undefined;
  onRun: () => void;
}
