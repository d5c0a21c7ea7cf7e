import type { IconName } from '../../core/icon/icon';

/** A command of the palette, shown as one line. */
export interface Command {
  /** Id of the command, unique across all groups. */
  id: string;
  label: string;
  /** Muted text at the end of the line; the search covers it, like the label. */
  detail?: string;
  icon: IconName;
  /** Further words by which the search finds the command; not shown. */
  keywords?: string;
  onSelect: () => void;
}

export interface CommandGroup {
  id: string;
  label: string;
  commands: readonly Command[];
  /** Maximum number of matches to show; all by default. */
  limit?: number;
}
