import type { IconName } from '../../core/icon/icon';

/** One line of the command palette. */
export interface Command {
  /** Unique across all groups. */
  id: string;
  label: string;
  /** A second, muted text at the end of the line; it is searched too. */
  detail?: string;
  icon: IconName;
  /** Additional search terms. */
  keywords?: string;
  onSelect: () => void;
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
  /** Shows the best matches only. */
  limit?: number;
}
