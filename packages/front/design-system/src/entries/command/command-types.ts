import type { IconName } from '../../core/icon/icon';

/** One line of the command palette. */
export interface Command {
  /** Unique over all groups. */
  id: string;
  label: string;
  /** A second, quieter text at the end of the line; it is searched too. */
  detail?: string;
  icon: IconName;
  /** Further words to be found by. */
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
